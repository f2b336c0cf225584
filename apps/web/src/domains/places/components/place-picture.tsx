import MapPin from 'lucide-react/icons/map-pin'
import { Icon } from '../../../ui/actions/icon.tsx'
import { drawingHeight, drawingWidth, graticuleAround } from '../graticule.ts'
import type { Place } from '../place.ts'
import styles from './place-picture.module.css'

/** Beside a line nearer to the edge a label would be cut. */
const labelWidth = 56
const [middleX, middleY] = [drawingWidth / 2, drawingHeight / 2]

/** Where a place lies, without a map: the lines of longitude and latitude around it, and a pin. */
export const PlacePicture = ({ place }: { readonly place: Pick<Place, 'latitude' | 'longitude'> }) => {
  const { meridians, parallels } = graticuleAround(place)
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg viewBox={`0 0 ${drawingWidth} ${drawingHeight}`} preserveAspectRatio="xMidYMid slice">
        {meridians.map(({ offset, label }) => (
          <g key={label} transform={`translate(${middleX + offset} 0)`}>
            <line y2={drawingHeight} className={styles.line} />
            {middleX + offset < drawingWidth - labelWidth && (
              <text x={4} y={drawingHeight - 6} className={styles.label}>
                {label}
              </text>
            )}
          </g>
        ))}
        {parallels.map(({ offset, label }) => (
          <g key={label} transform={`translate(0 ${middleY - offset})`}>
            <line x2={drawingWidth} className={styles.line} />
            <text x={6} y={-4} className={styles.label}>
              {label}
            </text>
          </g>
        ))}
        {[22, 40, 64].map((radius) => (
          <circle key={radius} cx={middleX} cy={middleY} r={radius} className={styles.ring} />
        ))}
      </svg>
      <span className={styles.pin}>
        <Icon of={MapPin} size={32} />
      </span>
    </div>
  )
}
