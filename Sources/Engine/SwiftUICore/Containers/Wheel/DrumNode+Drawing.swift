import CoreGraphicsTypes
import Foundation

extension DrumNode {
  /// The rows at their places: those in the band through its lens, the others dimmed.
  func drawnRows() -> DisplayFragment {
    let middle = size.height / 2
    let band = CGRect(x: -size.width, y: middle - geometry.bandHeight / 2, width: 3 * size.width, height: geometry.bandHeight)
    var (outside, inside) = (FragmentBuilder(for: self), FragmentBuilder(for: self))
    for row in visibleRows ?? 0...0 {
      guard let node = element(at: row).flatMap(list.existingNode), node.isPlaced else { continue }
      let projection = geometry.projection(at: CGFloat(row) - rowPosition)
      outside.append(
        turned(node, projection.y, projection.scale).wrapped(in: .opacity(projection.opacity), id: node.displayID), at: .zero)
      let lens = geometry.magnification
      let (y, scale) = (projection.y * lens, CGSize(width: projection.scale.width * lens, height: projection.scale.height * lens))
      if abs(y) < (geometry.bandHeight + geometry.rowHeight * lens) / 2 { inside.append(turned(node, y, scale), at: .zero) }
    }
    var aroundBand = Path(CGRect(x: -size.width, y: 0, width: 3 * size.width, height: band.minY))
    aroundBand.addRect(CGRect(x: -size.width, y: band.maxY, width: 3 * size.width, height: size.height - band.maxY))
    let both = [(outside, aroundBand, displayID), (inside, Path(band), bandID)]
    var drum = FragmentBuilder(for: self)
    for (rows, path, id) in both {
      let clip = DisplayEffect.clip(path, isEvenOdd: false, isAntialiased: true, snapFrame: nil)
      drum.append(rows.finish(sharingOnlyChild: false).wrapped(in: clip, id: id), at: .zero)
    }
    return drum.finish(sharingOnlyChild: false)
  }

  /// A row as it shows so far from the middle, scaled.
  private func turned(_ node: ViewNode, _ y: CGFloat, _ scale: CGSize) -> DisplayFragment {
    let lean = geometry.lean * size.width * (isRightToLeft ? -1 : 1)
    let from = CGPoint(x: size.width / 2 + lean, y: size.height / 2)
    // Magnified rows stay where they are across.
    let about = scale.width > 1 ? size.width / 2 : from.x
    let transform = CGAffineTransform(translationX: -about, y: -from.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: max(scale.height, 0.001)))
      .concatenating(CGAffineTransform(translationX: about, y: from.y + y))
    return node.fragment().moved(by: node.position, id: node.displayID)
      .wrapped(in: .transform(ProjectionTransform(transform)), id: node.displayID)
  }
}
