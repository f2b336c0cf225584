import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { isValidElement, type ReactNode } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import styles from '../components/crowdfunding.module.css'
import { Everybody, Landing, MyPart } from '../components/landing.tsx'
import { ProjectCard } from '../components/project-card.tsx'

interface CrowdListScreenProps {
  readonly renderBanners: (banners: readonly Banner[]) => ReactNode
}

/** The home of crowdfunding: what I have in projects, those there are by category and state, and what everybody has. */
export const CrowdListScreen = ({ renderBanners }: CrowdListScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const isDesktop = useIsDesktop()
  const query = useScreenQuery()
  const isOpen = usePlatform()?.modules.crowdfunding === 1
  const landing = useCall(projectCalls.getCrowdfunding, {}).data
  const { types = [], states = [] } = useCall(projectCalls.listProjectTypes, {}).data ?? {}
  const state = Object.values(projectStates).find((each) => String(each) === query.get('state'))
  const typeId = Number(query.get('type')) || 0
  const filter = { ...(state !== undefined && { state }), ...(typeId > 0 && { type_id: typeId }) }
  const pages = usePagedCall(projectCalls.listProjects, filter, ({ id }) => id)
  const banners = landing && landing.banners.length > 0 && renderBanners(landing.banners)
  const isFiltered = state !== undefined || typeId > 0
  const nothingFound = {
    drawing: 'picture',
    title: t('crowdfunding.noProjects'),
    hint: t('crowdfunding.noProjectsHint'),
    action: (
      <Button kind="quiet" size="small" onClick={() => relaunch('crowdList')}>
        {t('crowdfunding.showAll')}
      </Button>
    ),
  } as const
  const nothingYet = {
    drawing: 'picture',
    title: t('crowdfunding.noneYet'),
    hint: t('crowdfunding.noneYetHint'),
    action: (
      <Button kind="quiet" size="small" onClick={() => goTo('home')}>
        {t('collection.look')}
      </Button>
    ),
  } as const
  return (
    <Screen
      width="panes"
      top={
        <>
          <NavBar
            title={t('crowdfunding.title')}
            onBack={goBack}
            right={<IconButton icon={ReceiptText} label={t('crowdfunding.mine')} onClick={() => goTo('myCrowd')} />}
          />
          <Tabs
            label={t('crowdfunding.states')}
            tabs={[
              { value: 'all', label: t('crowdfunding.all') },
              ...states.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={state === undefined ? 'all' : String(state)}
            onChange={(value) => changeQuery('state', value === 'all' ? null : value)}
          />
        </>
      }
    >
      <RecordList
        pages={pages}
        {...(isDesktop && {
          beside: landing ? (
            <div>
              {banners}
              <Landing landing={landing} isOpen={isOpen} />
            </div>
          ) : null,
        })}
        columns={2}
        before={[
          // Projects are what one comes for: a phone shows them before what everybody has.
          landing && !isDesktop && (
            <div key="mine">
              {banners}
              <MyPart landing={landing} isOpen={isOpen} />
            </div>
          ),
          (types.length > 1 || typeId > 0) && <TypeChips key="types" types={types} typeId={typeId} />,
        ].filter((row) => isValidElement(row))}
        after={landing && !isDesktop ? [<Everybody key="everybody" landing={landing} />] : []}
        empty={isFiltered ? nothingFound : nothingYet}
        renderRows={(list) => list.map((project) => <ProjectCard key={project.id} project={project} />)}
      />
    </Screen>
  )
}

interface TypeChipsProps {
  readonly types: readonly { readonly id: number; readonly name: string }[]
  readonly typeId: number
}

const TypeChips = ({ types, typeId }: TypeChipsProps) => {
  const t = useTexts()
  return (
    <div className={styles.types}>
      <Chips
        label={t('crowdfunding.types')}
        options={[
          { value: 0, label: t('crowdfunding.all') },
          ...types.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={typeId}
        onChange={(id) => changeQuery('type', id === 0 ? null : String(id))}
        inLine
      />
    </div>
  )
}
