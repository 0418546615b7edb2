import CoreGraphicsTypes
package import Foundation

/// How a popover stands beside a view and moves; lengths in points.
package struct PopoverVariant {
  /// Where in the view its arrow points.
  package enum Attachment {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
  }
  package var attachment: Attachment
  /// Where it may be in its window.
  package var popup: PopupMetrics
  package var corner: CGFloat
  /// By which it comes and goes.
  package var spring: Spring
  package var shadow: ShadowRings

  package init(attachment: Attachment, popup: PopupMetrics, corner: CGFloat, spring: Spring, shadow: ShadowRings) {
    self.attachment = attachment
    self.popup = popup
    self.corner = corner
    self.spring = spring
    self.shadow = shadow
  }

  /// What its arrow points to, in the window.
  func source(of node: ViewNode) -> CGRect {
    switch attachment {
    case .rect(let rect): return rect.make(node).value(for: nil)
    case .point(let point):
      let x = node.isRightToLeft ? 1 - point.x : point.x
      return CGRect(origin: node.convertToWindow(CGPoint(x: node.size.width * x, y: node.size.height * point.y)), size: .zero)
    }
  }
}

extension PopupArrangement {
  /// Its outline, with the arrow.
  func outline(corner: CGFloat, arrow: CGSize) -> Path {
    var body = frame
    guard let pointer else { return RoundedRectangle(cornerRadius: corner, style: .continuous).path(in: body) }
    let (half, length) = (arrow.width / 2, arrow.height)
    // From the foot of one side to the tip and on to the other foot, each side a curve that leaves the body gently.
    var path = Path()
    func add(_ point: (_ along: CGFloat, _ out: CGFloat) -> CGPoint) {
      path.move(to: point(-half, 0))
      path.addCurve(to: point(0, length), control1: point(-half * 0.55, 0), control2: point(-half * 0.3, length))
      path.addCurve(to: point(half, 0), control1: point(half * 0.3, length), control2: point(half * 0.55, 0))
      path.closeSubpath()
    }
    switch pointer.side {
    case .top:
      body = CGRect(x: body.minX, y: body.minY + length, width: body.width, height: body.height - length)
      add { CGPoint(x: pointer.tip.x + $0, y: body.minY - $1) }
    case .bottom:
      body.size.height -= length
      add { CGPoint(x: pointer.tip.x - $0, y: body.maxY + $1) }
    case .left:
      body = CGRect(x: body.minX + length, y: body.minY, width: body.width - length, height: body.height)
      add { CGPoint(x: body.minX - $1, y: pointer.tip.y - $0) }
    case .right:
      body.size.width -= length
      add { CGPoint(x: body.maxX + $1, y: pointer.tip.y + $0) }
    }
    path.addPath(RoundedRectangle(cornerRadius: corner, style: .continuous).path(in: body))
    return path
  }

  /// How much of the frame is the arrow's.
  func pointerInsets(arrow: CGSize, isRightToLeft: Bool) -> EdgeInsets {
    let length = arrow.height
    switch pointer?.side {
    case nil: return EdgeInsets()
    case .top: return EdgeInsets(top: length, leading: 0, bottom: 0, trailing: 0)
    case .bottom: return EdgeInsets(top: 0, leading: 0, bottom: length, trailing: 0)
    case .left: return EdgeInsets(top: 0, leading: isRightToLeft ? 0 : length, bottom: 0, trailing: isRightToLeft ? length : 0)
    case .right: return EdgeInsets(top: 0, leading: isRightToLeft ? length : 0, bottom: 0, trailing: isRightToLeft ? 0 : length)
    }
  }
}
