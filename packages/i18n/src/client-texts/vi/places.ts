import type { SameTexts } from '../../translate.ts'
import type { places as base } from '../zh-CN/places.ts'

export const places = {
  choose: 'Chọn vị trí',
  location: 'Vị trí',
  search: 'Tìm địa điểm',
  recent: 'Địa điểm gần đây',
  noPlaces: 'Chưa có địa điểm',
  noPlacesHint: 'Dùng vị trí hiện tại hoặc nhập bên dưới.',
  here: 'Vị trí của tôi',
  useHere: 'Dùng vị trí hiện tại',
  locating: 'Đang tìm vị trí của bạn…',
  refused: 'Không lấy được vị trí. Hãy cho phép trong cài đặt hoặc nhập bên dưới.',
  typeOne: 'Nhập địa điểm',
  name: 'Tên',
  nameEmpty: 'Nhập tên',
  address: 'Địa chỉ (không bắt buộc)',
  coordinates: 'Tọa độ',
  coordinatesHint: 'Vĩ độ, kinh độ: 31.2304, 121.4737',
  coordinatesWrong: 'Hãy nhập vĩ độ và kinh độ',
  useTyped: 'Dùng địa điểm này',
  coordinatesMissing: 'Không có vị trí',
  coordinatesMissingHint: 'Liên kết này không có vị trí.',
  unnamed: 'Địa điểm chưa đặt tên',
  openInApp: 'Mở trong ứng dụng bản đồ',
  openOnWeb: 'Mở trong trình duyệt',
  copyCoordinates: 'Sao chép tọa độ',
} satisfies SameTexts<typeof base>
