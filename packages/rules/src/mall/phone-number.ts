import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/** A phone number as it is stored: `+84912345678`. A number without a prefix is one of the country; undefined where no phone there can have it. */
export function normalizePhoneNumber(typed: string, country: string): string | undefined {
  const region: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(typed, region)
  return number?.isValid() ? number.number : undefined
}

/** A stored number as people write it, with its country: `+84 912 345 678`. */
export const formatPhoneNumber = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored
