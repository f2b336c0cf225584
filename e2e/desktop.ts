import { expect, type Page } from '@playwright/test'
import { signIn, tab } from './member.ts'
import { newPerson, type Person } from './platform.ts'

/** The main screens at the side. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

/** Somebody who is signed in on a computer. */
export async function onComputer(page: Page): Promise<Person> {
  const person = await newPerson('Dana')
  await signIn(page, person)
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
  return person
}

/** Runs in the page: pages that can be moved sideways. */
export const scrollersBeyondTheirWidth = (): string[] =>
  [...document.querySelectorAll('[data-scroller]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ className, scrollWidth }) => `${className} ${scrollWidth}`)
