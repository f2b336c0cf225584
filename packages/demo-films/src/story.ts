import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import type { KeepsakeName } from './drawing/keepsakes.ts'
import type { Person } from './drawing/person.ts'
import type { WeatherName } from './drawing/weather.ts'
import type { DemoDrama } from './films.ts'
import type { DrawBackdrop, Palette } from './look.ts'
import type { Mood } from './score.ts'

/** A drama of the demonstration with everything its films and covers are made of. */
export interface Story extends DemoDrama {
  readonly episodes: readonly StoryEpisode[]
  readonly look: Look
}

export interface StoryEpisode {
  readonly titles: ByLanguage<string> & { readonly en: string }
  /** What is said in its three shots, to be read as captions. */
  readonly lines: readonly [Line, Line, Line]
}

/** A line in every language of the client. */
export type Line = Readonly<Record<ClientLanguage, string>>

/** How a drama looks and sounds. */
export interface Look {
  readonly palette: Palette
  readonly backdrop: DrawBackdrop
  readonly weather: WeatherName
  readonly weatherColor: string
  /** What it turns on, for a shot of nothing else. */
  readonly keepsake: KeepsakeName
  readonly cast: { readonly lead: Actor; readonly other: Actor }
  readonly mood: Mood
}

interface Actor {
  readonly person: Person
}
