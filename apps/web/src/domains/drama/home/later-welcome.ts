import { speakAll } from '../../../platform/texts.ts'
import { idlePart } from '../../../ui/feedback/idle-part.tsx'

/** Only whoever is new meets it, once home stands behind it. Its words are not among those that home needs. */
export const LaterWelcome = idlePart(
  async () => {
    const [{ Welcome }] = await Promise.all([import('./welcome.tsx'), speakAll()])
    return Welcome
  },
  { soon: true },
)
