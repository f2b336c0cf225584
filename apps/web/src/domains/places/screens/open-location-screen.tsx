import MapPinOff from 'lucide-react/icons/map-pin-off'
import Navigation from 'lucide-react/icons/navigation'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { MapView } from '../components/map-view.tsx'
import { PlacePicture } from '../components/place-picture.tsx'
import { coordinatesText, mapLinks, type Place, placeOf, streetZoom } from '../place.ts'
import styles from './open-location-screen.module.css'

/** One place, and the way to a map that shows it. */
export const OpenLocationScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const place = placeOf(useScreenQuery())
  return (
    <Screen width="wide" top={<NavBar title={t('places.location')} onBack={goBack} />}>
      {place ? (
        <ShownPlace place={place} />
      ) : (
        <EmptyState
          icon={MapPinOff}
          title={t('places.coordinatesMissing')}
          hint={t('places.coordinatesMissingHint')}
          action={
            <Button size="small" onClick={() => goTo('chooseLocation', {}, { replace: true })}>
              {t('places.choose')}
            </Button>
          }
        />
      )}
    </Screen>
  )
}

/** The place on the platform's map, or drawn without one. */
const PlaceView = ({ place }: { readonly place: Place }) => {
  const map = usePlatform()?.map
  return map ? <MapView map={map} middle={place} zoom={streetZoom} /> : <PlacePicture place={place} />
}

const ShownPlace = ({ place }: { readonly place: Place }) => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
  const { app, web } = mapLinks(place)
  const copy = (): void => {
    copyText(coordinatesText(place)).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  }
  const picture = <PlaceView place={place} />
  const name = (
    <>
      <h2 className={styles.name}>{place.name || t('places.unnamed')}</h2>
      {place.address !== '' && <p className={styles.line}>{place.address}</p>}
      <a className={styles.open} href={app}>
        <Icon of={Navigation} size={18} />
        {t('places.openInMaps')}
      </a>
    </>
  )
  const rows = (
    <CellGroup>
      <Cell title={t('places.coordinates')} value={coordinatesText(place)} />
      <Cell title={t('places.copyCoordinates')} onClick={copy} />
      <Cell title={t('places.openOnWeb')} href={web} />
    </CellGroup>
  )
  if (isDesktop) {
    return (
      <Halves
        first={<div className={styles.place}>{picture}</div>}
        second={
          <>
            <section className={styles.place}>{name}</section>
            {rows}
          </>
        }
      />
    )
  }
  return (
    <>
      <section className={styles.place}>
        {picture}
        {name}
      </section>
      {rows}
    </>
  )
}
