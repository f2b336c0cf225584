import { expect, it } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { MessageText } from './message-text.tsx'

const code = 'Ab3_-'.padEnd(22, 'x')

it('S-135: a link to a group opens in the client, one of another platform and any other address beside it', async () => {
  const own = `${location.origin}/g/${code}`
  const screen = await draw(<MessageText text={`${own} https://elsewhere.example/g/${code} https://news.example/`} />)
  const ways = screen
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])
  expect(ways).toEqual([
    [own, `#/pagesA/group/join?code=${code}`, null],
    [`https://elsewhere.example/g/${code}`, `https://elsewhere.example/g/${code}`, '_blank'],
    ['https://news.example/', 'https://news.example/', '_blank'],
  ])
})
