import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { commandFolders, lastLines, root, run, wait } from './process.mjs'

/**
 * @typedef {object} Part Something the tests use that is no npm package.
 * @property {string} name
 * @property {string} debianPackage
 * @property {readonly string[]} places absolute paths, or names looked up in PATH
 * @property {boolean} [isOptional] nothing fails without it
 */

/** Chromium without the window that nobody sees: the journeys take half of the processor with it. @type {Part} */
const headlessShell = {
  name: "Chromium's headless shell",
  debianPackage: 'chromium-headless-shell',
  places: ['/usr/bin/chromium-headless-shell'],
  isOptional: true,
}

/** @type {Part} */
const chromium = {
  name: 'Chromium',
  debianPackage: 'chromium',
  places: [
    ...(process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : []),
    ...headlessShell.places,
    '/usr/bin/chromium',
    'chromium',
    'chromium-browser',
    'google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

/** Debian's folders of libraries are named after the processor. @param {string} file */
const library = (file) => ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}/${file}`)

/** What the main journeys are played in beside Chromium (e2e/engines), with what lets WebKit play films. @type {readonly Part[]} */
const otherEngines = [
  {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    places: [...(process.env['FIREFOX_PATH'] ? [process.env['FIREFOX_PATH']] : []), '/usr/bin/firefox-esr'],
  },
  { name: "WebKitGTK's driver", debianPackage: 'webkit2gtk-driver', places: ['/usr/bin/WebKitWebDriver'] },
  { name: 'Xvfb', debianPackage: 'xvfb', places: ['Xvfb'] },
  {
    name: "GStreamer's H.264 and AAC",
    debianPackage: 'gstreamer1.0-libav',
    places: library('gstreamer-1.0/libgstlibav.so'),
  },
  {
    name: "GStreamer's MP4",
    debianPackage: 'gstreamer1.0-plugins-good',
    places: library('gstreamer-1.0/libgstisomp4.so'),
  },
  {
    name: "GStreamer's parsers of films",
    debianPackage: 'gstreamer1.0-plugins-bad',
    places: library('gstreamer-1.0/libgstvideoparsersbad.so'),
  },
]

/** @type {readonly Part[]} */
const parts = [
  ...otherEngines,
  chromium,
  headlessShell,
  { name: 'ffmpeg', debianPackage: 'ffmpeg', places: ['ffmpeg'] },
  { name: 'nats-server', debianPackage: 'nats-server', places: ['nats-server'] },
  { name: 'pgbouncer', debianPackage: 'pgbouncer', places: ['pgbouncer'] },
  // A database that is not ours, with its client programs, for backups of one's own PostgreSQL.
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    places: ['/usr/lib/postgresql/15/bin/postgres', '/usr/lib/postgresql/17/bin/postgres'],
  },
  // An object store that is not ours, for the tests of the adapter.
  { name: 'swift-ring-builder', debianPackage: 'swift', places: ['swift-ring-builder'] },
  { name: 'swift-proxy-server', debianPackage: 'swift-proxy', places: ['swift-proxy-server'] },
  { name: 'swift-account-server', debianPackage: 'swift-account', places: ['swift-account-server'] },
  { name: 'swift-container-server', debianPackage: 'swift-container', places: ['swift-container-server'] },
  { name: 'swift-object-server', debianPackage: 'swift-object', places: ['swift-object-server'] },
  { name: 'memcached', debianPackage: 'memcached', places: ['memcached'] },
  {
    name: 'a Chinese and Japanese font',
    debianPackage: 'fonts-noto-cjk',
    places: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
    isOptional: true,
  },
]

/** What `npm run installed` needs beside all of that. @type {readonly Part[]} */
export const installedParts = [
  { name: 'PostgreSQL 15', debianPackage: 'postgresql-15', places: ['/usr/lib/postgresql/15/bin/postgres'] },
  { name: 'nginx', debianPackage: 'nginx-light', places: ['nginx'] },
  { name: 'openssl', debianPackage: 'openssl', places: ['openssl'] },
]

/** @param {Part} part */
const find = (part) =>
  part.places
    .flatMap((place) => (place.startsWith('/') ? [place] : commandFolders.map((folder) => join(folder, place))))
    .find(existsSync)

/** Words that start a command as root, or undefined for somebody who may not. */
const asRoot = async () => {
  if (process.getuid?.() === 0) return []
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : undefined
}

/** @param {readonly Part[]} missing */
const installDebianPackages = async (missing) => {
  const prefix = existsSync('/usr/bin/apt-get') ? await asRoot() : undefined
  if (prefix === undefined) return
  const options = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Use-Pty=0']
  /** @param {readonly string[]} args */
  const aptGet = ([...args]) => {
    const [command = '', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args]
    return run(command, rest, { env: process.env, timeoutMs: 15 * 60_000 })
  }
  /** @param {readonly Part[]} wanted */
  const install = (wanted) =>
    aptGet(['install', '-y', '--no-install-recommends', ...wanted.map((part) => part.debianPackage)])
  const needed = missing.filter((part) => !part.isOptional)
  for (let attempt = 1; attempt <= 3; attempt++) {
    await aptGet(['update'])
    const { code, output } = await install(needed)
    if (code === 0) break
    console.error(lastLines(output))
    await wait(5_000 * attempt)
  }
  // One by one: a distribution may not have it, which keeps nothing else away.
  for (const part of missing.filter((each) => each.isOptional)) await install([part])
}

/** Playwright's own Chromium, for a machine that is not a Debian or where we are not root. */
const playwrightChromium = async () => {
  await run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], { timeoutMs: 10 * 60_000 })
  const path = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * Finds what the tests need beside npm packages, and `more`, and installs what is missing where it may.
 *
 * @param {readonly Part[]} [more]
 * @returns {Promise<{ chromiumPath: string | undefined, missing: readonly string[] }>} `missing`: one sentence a part
 */
export const prepareMachine = async (more = []) => {
  const needed = [...parts, ...more]
  const absent = needed.filter((part) => find(part) === undefined)
  if (absent.length > 0) {
    console.log(`Installing ${absent.map((part) => part.name).join(', ')} …`)
    await installDebianPackages(absent)
  }
  const chromiumPath = find(chromium) ?? (await playwrightChromium())
  const missing = needed
    .filter((part) => !part.isOptional && (part === chromium ? chromiumPath : find(part)) === undefined)
    .map((part) => `${part.name} is missing: install it, on Debian with \`apt-get install ${part.debianPackage}\`.`)
  return { chromiumPath, missing }
}
