import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { expect, test } from '@playwright/test'
import { listedDrama, openEpisode, sellDrama, watchFrames } from '../drama.ts'
import { settleInPage } from '../engines/sideways.ts'
import { signIn } from '../member.ts'
import { newPerson, type Person, platformUrl, screenUrl } from '../platform.ts'
import { nameOf } from '../screens/full-member.ts'
import { measure, measureAll, speak, wordsOf, writtenByOthers, writtenElsewhere } from '../screens/text-fit-screens.ts'

let drama: VideoCard
let viewer: Person
let foreignWords: readonly string[]
let putBack: () => Promise<void>

test.beforeAll(async () => {
  viewer = await newPerson('Viewer')
  drama = await listedDrama(viewer)
  putBack = await sellDrama(drama, { free_number: 1, coin_price: 60, whole_price: 150 })
  foreignWords = await writtenByOthers(viewer, drama)
})
test.afterAll(() => putBack())

for (const language of clientLanguages) {
  test(`texts have their place in the player and on its sheets in ${language}`, async ({ page }) => {
    const words = await wordsOf(language)
    await signIn(page, await newPerson('Viewer'))
    await speak(page, language)
    await page.goto(screenUrl(`${paths.player}?id=${drama.id}&number=1`))
    await page.evaluate(settleInPage)
    await measure(page, `${language}/player`, foreignWords)
    // A film that goes on hides its controls, and leads to the next episode.
    await watchFrames(page, 2)
    await page.keyboard.press('k')
    for (const key of ['drama.chooseEpisode', 'drama.settings'] as const) {
      await page
        .getByRole('button', { name: words(key) })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(settleInPage)
      await measure(page, `${language}/${key}`, foreignWords)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await openEpisode(page, drama, 2)
    await expect(page.getByRole('dialog', { name: words('unlock.title', { number: 2 }) })).toBeVisible()
    await page.evaluate(settleInPage)
    await measure(page, `${language}/unlock`, foreignWords)
  })

  test(`texts have their place on a guest’s screens in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('cliffhanger.language', chosen), language)
    await page.goto(platformUrl())
    const names = ['login', 'loginEmail', 'register', 'forgotPassword'] as const
    const looks = names.map((name) => [nameOf(paths[name]), paths[name]] as const)
    await measureAll(page, language, looks, async () => [
      ...foreignWords,
      ...(await writtenElsewhere(viewer, language)),
    ])
  })
}
