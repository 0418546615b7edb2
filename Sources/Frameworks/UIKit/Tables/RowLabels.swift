import CoreGraphicsTypes
import SwiftUI
import UIKitTypes

/// The labels and the picture that rows of tables have by themselves; each is made when it is first asked for.
@MainActor
final class RowLabels {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  private var isHidden = false

  func first(for style: UITableViewCell.CellStyle, in content: UIView) -> UILabel {
    if let text { return text }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    text = label
    add(label, to: content)
    return label
  }
  func second(for style: UITableViewCell.CellStyle, in content: UIView) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
    if style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    add(label, to: content)
    return label
  }
  func picture(in content: UIView) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    image = view
    add(view, to: content)
    return view
  }
  private func add(_ view: UIView, to content: UIView) {
    view.isHidden = isHidden
    content.addSubview(view)
  }

  func hide(_ hides: Bool) {
    isHidden = hides
    for view in [text, detail, image] { view?.isHidden = hides }
  }

  private var size: CGSize { image?.image?.size ?? .zero }
  private var roomBefore: CGFloat { size.width > 0 ? size.width + ListMetrics.usual.iconSpacing : 0 }

  /// Where texts begin in the content, in points.
  func textStart(inset: CGFloat) -> CGFloat { inset + roomBefore }

  /// How high the labels are in content of some width, with the room above and below.
  func height(inWidth width: CGFloat, inset: CGFloat, style: UITableViewCell.CellStyle) -> CGFloat {
    let frames = places(inWidth: width, inset: inset, style: style)
    return max(frames.height, size.height) + 2 * ListMetrics.usual.rowInset
  }

  /// Places the labels in content of some size.
  func place(in bounds: CGRect, inset: CGFloat, style: UITableViewCell.CellStyle, isRightToLeft: Bool) {
    let frames = places(inWidth: bounds.width, inset: inset, style: style)
    let top = (bounds.height - frames.height) / 2
    func set(_ view: UIView?, _ frame: CGRect) {
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view?.frame = frame
    }
    set(text, frames.text.offsetBy(dx: 0, dy: top))
    set(detail, frames.detail.offsetBy(dx: 0, dy: top))
    let picture = CGSize(
      width: size.width, height: min(size.height, bounds.height))
    set(image, CGRect(x: inset, y: (bounds.height - picture.height) / 2, width: picture.width, height: picture.height))
  }

  private func places(
    inWidth width: CGFloat, inset: CGFloat, style: UITableViewCell.CellStyle
  ) -> (text: CGRect, detail: CGRect, height: CGFloat) {
    let start = inset + roomBefore
    let room = max(width - start - inset, 0)
    let offered = CGSize(width: room, height: 0)
    var (first, second) = (text?.sizeThatFits(offered) ?? .zero, detail?.sizeThatFits(offered) ?? .zero)
    first.width = min(first.width, room)
    second.width = min(second.width, room)
    switch style {
    case .default, .subtitle:
      return (
        CGRect(x: start, y: 0, width: room, height: first.height),
        CGRect(x: start, y: first.height, width: room, height: second.height), first.height + second.height
      )
    case .value1:
      let gap = ListMetrics.usual.accessoryGap
      if first.width + gap + second.width > room { first.width = max(room - gap - second.width, room / 2) }
      second.width = min(second.width, max(room - gap - first.width, 0))
      let height = max(first.height, second.height)
      return (
        CGRect(x: start, y: (height - first.height) / 2, width: first.width, height: first.height),
        CGRect(
          x: start + room - second.width, y: (height - second.height) / 2, width: second.width, height: second.height), height
      )
    case .value2:
      let (share, gap) = (room / 4, ListMetrics.usual.accessoryGap / 2)
      let height = max(first.height, second.height)
      return (
        CGRect(x: start, y: (height - first.height) / 2, width: share, height: first.height),
        CGRect(
          x: start + share + gap, y: (height - second.height) / 2, width: max(room - share - gap, 0), height: second.height),
        height
      )
    }
  }
}
