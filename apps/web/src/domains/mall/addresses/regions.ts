import type { City } from '@cliffhanger/contract/mall/schemas.ts'
import type { ClientTextKey } from '@cliffhanger/i18n/client-texts.ts'
import type { Translate } from '../../../platform/texts.ts'
import { fold } from '../../../shared/fold.ts'

const names: Readonly<Record<string, ClientTextKey & `addresses.country${string}`>> = {
  CN: 'addresses.countryCN',
  VN: 'addresses.countryVN',
  BR: 'addresses.countryBR',
  PT: 'addresses.countryPT',
  US: 'addresses.countryUS',
  GB: 'addresses.countryGB',
}

/** A country in the member's language; its code where a newer server knows more of them. */
export function countryName(code: string, t: Translate): string {
  const name = names[code]
  return name ? t(name) : code
}

/** The countries of provinces, in the order the server lists them: the member's own first. */
export const countriesOf = (cities: readonly City[]): string[] => [...new Set(cities.map(({ country }) => country))]

/** The regions of a country whose name contains what was typed, with or without its accents. */
export const findRegions = (
  cities: readonly City[],
  { keyword, country }: { readonly keyword: string; readonly country: string | undefined },
): readonly City[] => {
  const wanted = fold(keyword.trim())
  return cities.filter(
    (city) =>
      (country === undefined || city.country === country) && (wanted === '' || fold(city.name).includes(wanted)),
  )
}
