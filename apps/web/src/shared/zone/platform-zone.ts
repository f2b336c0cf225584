import { zoneName } from '@cliffhanger/i18n/format/moments.ts'
import { usePlatform } from '../../platform/server/platform-info.ts'
import { useLanguage } from '../../platform/texts.ts'

/** The zone whose days the platform counts, by its name at an instant, for who is elsewhere; undefined where it is that of the device. */
export const useOtherZone = (atMs: number): string | undefined => {
  const language = useLanguage()
  const zone = usePlatform()?.time_zone
  const name = zone === undefined ? undefined : zoneName(atMs, language, zone)
  return name === zoneName(atMs, language) ? undefined : name
}
