import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { createRoot } from 'react-dom/client'
import { components } from './components.ts'
import { KitPage } from './kit-page.tsx'
import { looks, Stage, setScene } from './stage.tsx'

const root = document.getElementById('root')
if (!root) throw new TypeError('the page has no #root')

const query = new URLSearchParams(location.search)
const component = components.find(({ name }) => name === query.get('component'))
const language = clientLanguages.find((each) => each === query.get('language')) ?? 'en'
await setScene(
  language,
  looks.find(({ name }) => name === query.get('look')),
)
createRoot(root).render(
  component ? (
    query.getAll('state').map((name) => {
      const state = component.states[name]
      return (
        state && (
          <section key={name}>
            <h2 className="stage-name">{name}</h2>
            <Stage state={state} />
          </section>
        )
      )
    })
  ) : (
    <KitPage />
  ),
)
