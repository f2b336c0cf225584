import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { shotSeconds } from './shots/film-shot.ts'
import type { Story } from './story.ts'

/** From the beginning of a shot; somebody speaks as soon as the first one is there. */
const firstFromS = 0.4
const fromS = 0.7
const untilS = shotSeconds - 0.4

/** What is said in one episode (counted from 0), as WebVTT: a line in each of its shots. */
export function captionEpisode({ slug, episodes }: Story, index: number): Readonly<Record<ClientLanguage, string>> {
  const episode = episodes[index]
  if (!episode) throw new Error(`${slug} has no episode ${index}`)
  const inLanguage = (language: ClientLanguage) => {
    const cues = episode.lines.map((line, at) => {
      const beginS = at * shotSeconds
      return `${clockText(beginS + (at === 0 ? firstFromS : fromS))} --> ${clockText(beginS + untilS)}\n${line[language]}`
    })
    return `${['WEBVTT', ...cues].join('\n\n')}\n`
  }
  return { 'zh-CN': inLanguage('zh-CN'), en: inLanguage('en'), vi: inLanguage('vi'), pt: inLanguage('pt') }
}

/** An episode takes less than a minute. */
const clockText = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
