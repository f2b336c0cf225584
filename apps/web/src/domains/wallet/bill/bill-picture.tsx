import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { SideIcon } from '../components/side-icon.tsx'
import { BillIcon } from './bill-icon.tsx'
import styles from './bill-picture.module.css'

/** What a line of the bill is about, as a picture: the cover, the person, or else the sign of its kind. */
export const BillPicture = ({ bill }: { readonly bill: Bill }) => {
  const { bill_type: type, direction, subject, other_user: other } = bill
  if (subject?.kind === 'member') return <Avatar name={subject.name} url={subject.picture} size={40} />
  if (subject && subject.picture !== '') {
    return (
      <span className={styles.picture} data-kind={subject.kind}>
        <Poster url={subject.picture} title="" ratio={subject.kind === 'drama' ? '3 / 4' : '1 / 1'} />
        <span className={styles.sign}>
          <BillIcon type={type} size={11} />
        </span>
      </span>
    )
  }
  if (other) return <Avatar name={other.nick_name} size={40} />
  return (
    <SideIcon isIn={direction === 'in'}>
      <BillIcon type={type} />
    </SideIcon>
  )
}
