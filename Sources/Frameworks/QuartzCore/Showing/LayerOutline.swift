import CoreGraphicsTypes
import Foundation
import SwiftUICore
import UIKitTypes

/// The outline of a layer: its bounds with round corners.
nonisolated struct LayerOutline: Shape {
  var radius: CGFloat
  var corners: CACornerMask
  var isContinuous: Bool

  @MainActor init(_ layer: CALayer) {
    radius = layer.cornerRadius
    corners = layer.maskedCorners
    isContinuous = layer.cornerCurve == .continuous
  }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard radius > 0 else { return Path(rect) }
    func length(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = RectangleCornerRadii(
      topLeading: length(.layerMinXMinYCorner), bottomLeading: length(.layerMinXMaxYCorner),
      bottomTrailing: length(.layerMaxXMaxYCorner), topTrailing: length(.layerMaxXMinYCorner))
    return UnevenRoundedRectangle(cornerRadii: radii, style: isContinuous ? .continuous : .circular).path(in: rect)
  }

  // The corners of layers do not change sides with the language.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The ground of a layer: its background, and what presses on the layer itself meet.
struct LayerGround: View {
  let outline: LayerOutline
  let fill: Color
  let owner: PressedOwner

  var body: some View { outline.fill(fill).contentShape(Rectangle()).modifier(LayerPress(owner: owner)) }
}

/// The border of a layer, inside of its bounds.
struct LayerBorder: View {
  let outline: LayerOutline
  let width: CGFloat
  let color: CGColor?

  var body: some View {
    let inner = LayerInset(outline: outline, inset: width / 2)
    return inner.stroke(color.map { Color($0) } ?? .black, lineWidth: width).allowsHitTesting(false)
  }
}

/// An outline moved inwards.
nonisolated private struct LayerInset: Shape {
  var outline: LayerOutline
  var inset: CGFloat

  func path(in rect: CGRect) -> Path {
    var outline = outline
    outline.radius = max(outline.radius - inset, 0)
    return outline.path(in: rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)))
  }
}

/// The shadow of a path that a layer names, behind all that it shows.
struct LayerPathShadow: View {
  let path: CGPath
  let layer: CALayer

  var body: some View {
    Path(path).fill((layer.shadowColor.map { Color($0) } ?? .clear).opacity(Double(layer.shadowOpacity)))
      .blur(radius: layer.shadowRadius)
      .offset(layer.shadowOffset)
      .allowsHitTesting(false)
  }
}
