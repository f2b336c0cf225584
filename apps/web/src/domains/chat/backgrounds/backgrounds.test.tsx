import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storeSession } from '../../../platform/session/session.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../platform/storage/local-database.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { RoomPlace } from '../components/room/room-place.tsx'
import { removeConversation } from '../conversations/conversation-store.ts'
import { BackgroundScreen, BackgroundsScreen } from '../screens/background-screen.tsx'
import { BackgroundLayer } from './background-layer.tsx'
import { changeBackground, everyChat, readBackground, standardBackground } from './background-store.ts'
import { type Design, designs } from './designs.ts'

// Of this file alone: other files run beside it and delete the database of the member they share.
const myId = 152
const bob = `p_41_${myId}`

beforeEach(() => deleteDatabase(myId))
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

const signIn = (): void =>
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: { ...exampleUser, user_id: myId } })

/** `expect.element` does not end beside a watched query of the database; waiting by the clock does. */
const becomes = <Value,>(read: () => Value, expected: Value): Promise<void> =>
  expect.poll(read, { timeout: 15_000 }).toEqual(expected)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const isChosen = (name: string) => button(name).elements()[0]?.getAttribute('aria-pressed')

/** What lies behind a chat. */
const behind = (chat: string) =>
  document.querySelector(`[data-testid="${chat}"] [data-design]`)?.getAttribute('data-design')

const chats = (
  <>
    {[bob, 'g_9'].map((id) => (
      <div key={id} data-testid={id} style={{ height: 60 }}>
        <RoomPlace conversationId={id}>hello</RoomPlace>
      </div>
    ))}
  </>
)

const ofBob = async () => {
  const drawn = await draw(
    <>
      {chats}
      <BackgroundScreen />
    </>,
  )
  signIn()
  location.hash = `#/pagesA/chat/background?chat_type=private&target_id=41`
  await becomes(() => isChosen('Doodles') !== undefined, true)
  return drawn
}

const pictureFile = async (side: number): Promise<File> => {
  const canvas = new OffscreenCanvas(side, side / 2)
  canvas.getContext('2d')?.fillRect(0, 0, side, side)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'us.png', { type: 'image/png' })
}

const takePicture = async (file: File): Promise<void> => {
  await page.elementLocator(document.querySelector('input[type="file"]') ?? document.body).upload(file)
}

describe('the background of chats', () => {
  it('S-153: chosen for all, it lies behind each that has none of its own, and "Reset" takes all back', async () => {
    const database = await openDatabase(myId)
    await draw(
      <>
        {chats}
        <BackgroundsScreen />
      </>,
    )
    signIn()
    await becomes(() => isChosen('Doodles'), 'true')
    expect(button('Reset all backgrounds').elements()).toHaveLength(0)
    await button('Waves').click()
    await becomes(() => isChosen('Waves'), 'true')
    await becomes(() => [behind(bob), behind('g_9')], ['waves', 'waves'])

    // What another tab stores is seen here.
    await changeBackground(database, 'g_9', { design: 'dusk' })
    await becomes(() => [behind(bob), behind('g_9')], ['waves', 'dusk'])

    await button('Reset all backgrounds').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click()
    await becomes(() => [behind(bob), behind('g_9')], ['doodles', 'doodles'])
    expect(await database.backgrounds.count()).toBe(0)
  })

  it('S-153: chosen for one chat, it is that chat’s alone, until it goes back to the one of all', async () => {
    const database = await openDatabase(myId)
    await changeBackground(database, everyChat, { design: 'film' })
    await ofBob()
    await becomes(() => isChosen('Film strips'), 'true')
    await button('Starry night').click()
    await becomes(() => [behind(bob), behind('g_9')], ['stars', 'film'])
    await button('Use the background of all chats').click()
    await expect.poll(() => readBackground(database, bob)).toMatchObject({ design: 'film', conversation_id: everyChat })
    await becomes(() => [behind(bob), behind('g_9')], ['film', 'film'])
    await becomes(() => button('Use the background of all chats').elements().length, 0)
  })

  it('S-153: a picture of one’s own is kept small on the device, blurred and dimmed as one likes, and can be gone back to', async () => {
    const database = await openDatabase(myId)
    await ofBob()
    await takePicture(await pictureFile(2400))
    await becomes(() => behind(bob), 'own')
    const stored = await database.backgroundPictures.get(bob)
    const drawn = await createImageBitmap(new Blob([stored?.bytes ?? new ArrayBuffer()], { type: stored?.type ?? '' }))
    expect([drawn.width, drawn.height]).toEqual([1600, 800])

    await page.getByRole('switch', { name: 'Blur' }).click()
    await page.getByRole('slider', { name: 'Dim' }).fill('55')
    await expect.poll(() => readBackground(database, bob)).toMatchObject({ is_blurred: 1, dim: 55 })

    await button('Plain').click()
    await becomes(() => behind(bob), 'plain')
    await button('Your photo').click()
    await becomes(() => behind(bob), 'own')
    expect(await readBackground(database, bob)).toMatchObject({ is_blurred: 1, dim: 55 })
    expect(behind('g_9')).toBe('doodles')
  })

  it('S-153: a chat that blurs the picture of all chats goes on with its own copy', async () => {
    const database = await openDatabase(myId)
    const picture = { bytes: await (await pictureFile(8)).arrayBuffer(), type: 'image/png' }
    await database.backgroundPictures.put({ ...picture, conversation_id: everyChat })
    await changeBackground(database, everyChat, { design: 'own' })
    await changeBackground(database, bob, { is_blurred: 1 })
    expect(await readBackground(database, bob)).toMatchObject({ conversation_id: bob, design: 'own', is_blurred: 1 })
    expect(await database.backgroundPictures.get(bob)).toMatchObject({ type: 'image/png' })
    expect(await readBackground(database, everyChat)).toMatchObject({ is_blurred: 0 })
  })

  it('S-153: a file that is no picture changes nothing, and says so', async () => {
    const database = await openDatabase(myId)
    await ofBob()
    await takePicture(new File(['no picture'], 'us.png', { type: 'image/png' }))
    await becomes(() => page.getByText("Couldn't read this file").elements().length, 1)
    expect(await database.backgrounds.count()).toBe(0)
  })

  it('S-153: goes with a chat that is over', async () => {
    const database = await openDatabase(myId)
    await changeBackground(database, everyChat, { design: 'waves' })
    await changeBackground(database, 'g_9', { design: 'dusk' })
    await database.backgroundPictures.put({ conversation_id: 'g_9', bytes: new ArrayBuffer(1), type: 'image/png' })
    await database.write(() => removeConversation(database, 'g_9'))
    expect(await readBackground(database, 'g_9')).toMatchObject({ design: 'waves' })
    expect(await database.backgroundPictures.count()).toBe(0)
  })
})

type Colour = readonly [number, number, number]

const drawnColour = (value: string, below: Colour = [0, 0, 0]): Colour => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  for (const colour of [`rgb(${below.join(' ')})`, value]) {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const lightOf = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: Colour, other: Colour): number => {
  const [less = 0, more = 0] = [lightOf(one), lightOf(other)].toSorted((first, second) => first - second)
  return (more + 0.05) / (less + 0.05)
}

/** The colours a design consists of: both ends of its ground, and what it draws on each. */
const colours = async (theme: string, design: Design): Promise<readonly Colour[]> => {
  const { container } = await draw(
    <div data-theme={theme} style={{ position: 'relative' }}>
      <BackgroundLayer background={{ ...standardBackground, design }} />
    </div>,
  )
  const layer = container.querySelector('[data-design]') ?? container
  const { backgroundColor, backgroundImage } = getComputedStyle(layer)
  const ends = backgroundImage.match(/(?:oklab|oklch|color|rgba?)\([^()]*\)/g) ?? [backgroundColor]
  const ink = getComputedStyle(layer, '::before').backgroundColor
  return ends.flatMap((end) => [drawnColour(end), drawnColour(ink, drawnColour(end))])
}

describe.each(['dark', 'light'])('in the %s theme', (theme) => {
  it.each(designs)('S-153: words, names and lines on %s can be read', async (design) => {
    const grounds = await colours(theme, design)
    expect(grounds.length).toBeGreaterThan(1)
    const style = getComputedStyle(document.querySelector(`[data-theme="${theme}"]`) ?? document.body)
    for (const ground of grounds)
      for (const token of ['--text', '--text-second', '--red-text'])
        expect(contrast(drawnColour(style.getPropertyValue(token).trim()), ground), token).toBeGreaterThan(4.5)
  })
})
