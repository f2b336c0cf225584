import { existsSync } from 'node:fs'

/** Flags Debian's Chromium needs in a closed network, as root, and with a made-up microphone and camera. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** The shell draws no window around the page, which nobody sees here and which costs half of the time. */
const shell = '/usr/bin/chromium-headless-shell'
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? (existsSync(shell) ? shell : '/usr/bin/chromium')
