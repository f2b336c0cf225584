import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleProject } from '../testing/examples.ts'
import { ProjectCard } from './project-card.tsx'

const over = { ...exampleProject, state: 2, end_time: 1_760_000_000, min_amount: '200.00' } as const

it.each([
  ['reached its minimum', { ...over, result: 'funded' }, /^Ended Oct 9, 2025 with the \D*200\.00\D* minimum reached/],
  ['had no minimum', { ...over, result: 'funded', min_amount: '0.00' }, /^Ended Oct 9, 2025\. There was no minimum/],
  ['sold every unit', { ...over, result: 'funded', units_left: 0 }, /^Every unit was sold/],
  ['stayed below its minimum', { ...over, result: 'failed' }, /^Ended Oct 9, 2025 below the \D*200\.00\D* minimum/],
  ['got nothing', { ...over, result: 'failed', min_amount: '0.00' }, /^Ended Oct 9, 2025 without any contributions/],
  ['is not decided yet', { ...over, result: '' }, /^Ended Oct 9, 2025\. The last payments/],
  ['is over for everybody', { ...over, result: 'matured' }, /^Funding ended Oct 9, 2025, and the term is over/],
] as const)('S-90: a completed project says why it ended: it %s', async (_, project, words) => {
  await draw(<ProjectCard project={project} />)
  await expect.element(page.getByText(words)).toBeVisible()
})

it('a project that goes on does not', async () => {
  await draw(<ProjectCard project={exampleProject} />)
  await expect.element(page.getByText('Open', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Ended|^Funding ended/)).not.toBeInTheDocument()
})

it('a project shows its share that was raised, its backers, what a unit costs and how long it goes on', async () => {
  await draw(<ProjectCard project={exampleProject} />)
  const card = page.getByRole('link')
  await expect.element(card).toMatchTextContent(/Night Train.*25% raised.*Ends in/)
  await expect.element(card).toMatchTextContent(/3 backers.*250\.00.* of .*1,000\.00/)
  await expect
    .element(card)
    .toMatchTextContent(/10\.00.*Per unit.*0\.1%.*Per day.*10 days.*≈ 36\.5%.*Per year, not guaranteed/)
  await expect.element(card).toMatchTextContent(/Night Train.*Two strangers\./)
  await expect.element(card).not.toMatchTextContent(/Raised of|Earns until/)
})

it('S-90: a completed project tells first what was raised, by how many, what a unit came to, and until when it earns', async () => {
  await draw(<ProjectCard project={{ ...over, result: 'matured' }} />)
  const card = page.getByRole('link')
  await expect
    .element(card)
    .toMatchTextContent(
      /Night Train\D*250\.00.* Raised of \D*1,000\.00.*3 Backers≈ \D*0\.10\D* Interest per unit, if paid in full.*Oct 19, 2025 Term ended.*25% raised.*Two strangers/,
    )
  await expect.element(card).not.toMatchTextContent(/Per day|guaranteed/)
  await draw(
    <ProjectCard project={{ ...over, result: 'funded', end_time: Math.floor(Date.now() / 1000) - 5 * 86_400 - 60 }} />,
  )
  await expect
    .element(page.getByRole('link', { name: /^Funded/ }))
    .toMatchTextContent(/≈ \D*0\.05\D* Interest per unit so far, if paid in full.*Earns until/)
})

it('a project says what can go wrong before what it may bring', async () => {
  await draw(<ProjectCard project={exampleProject} />)
  await expect
    .element(page.getByRole('link'))
    .toMatchTextContent(/Interest isn't guaranteed, and leaving early costs 10%\..*Per day/)
})
