import { laterPart } from '../../../ui/feedback/later-part.tsx'

const load = async () => (await import('./section-screen.tsx')).SectionScreen

/** Home is drawn without it. */
export const LaterSection = laterPart(load)

/** Fetches it ahead: the way to a whole list stands beside each section. */
export const fetchSection = async (): Promise<void> => {
  await load()
}
