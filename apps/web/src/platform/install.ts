import { create } from 'zustand'
import { readStored, writeStored } from './storage/storage.ts'

/** The browser's own offer to install the app; kept until the member asks for it. Not part of the typed DOM yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

interface Install {
  readonly prompt: InstallPrompt | null
  readonly isPutOff: boolean
}

const useStore = create<Install>(() => ({ prompt: null, isPutOff: readStored('install-guide') !== null }))

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  if (isInstallPrompt(event)) useStore.setState({ prompt: event })
})
addEventListener('appinstalled', () => useStore.setState({ prompt: null, isPutOff: true }))

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
/** Safari on iOS installs only by its own menu. */
const isIosSafari = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad calls itself a Mac, and no Mac has a screen to touch.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isIos && !/CriOS|FxiOS/.test(userAgent)
}

const putOff = (): void => {
  writeStored('install-guide', 'later')
  useStore.setState({ isPutOff: true })
}

const install = async (): Promise<void> => {
  const { prompt } = useStore.getState()
  await prompt?.prompt()
  useStore.setState({ prompt: null })
}

/** Which guide helps: Safari on iOS, Chrome on Android, or whatever else there is. */
const systemHere = (): 'ios' | 'android' | 'other' => {
  if (isIosSafari()) return 'ios'
  return /Android/.test(navigator.userAgent) ? 'android' : 'other'
}

/** How this device can get the app on its home screen: `button` where the browser offers it, `menu` where only its own
 *  menu can, null where it is there already, cannot be, or was put off. */
export const useInstall = () => {
  const { prompt, isPutOff } = useStore()
  const way: 'button' | 'menu' | null =
    isInstalled() || isPutOff ? null : prompt ? 'button' : isIosSafari() ? 'menu' : null
  return { way, install, putOff, canAsk: prompt !== null, isInstalled: isInstalled(), system: systemHere() }
}
