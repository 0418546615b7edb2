import CoreGraphicsTypes
import Foundation

/// What a canvas, or a text's renderer, paints into one layer, in the coordinates of its node.
final class GraphicsLayer {
  let node: ViewNode
  /// The canvas that has symbols; `nil` for a text.
  let canvas: CanvasNode?
  /// The area of what is painted, where it is not the canvas.
  private let page: CGRect?
  /// The steps that were collected, those within the same clip together.
  private var runs: [Run] = []
  /// Whether something in it mixes with what was painted before.
  private var usesBlending = false

  private struct Run {
    var clip: GraphicsClip?
    var items: [DisplayItem]
    var bounds: CGRect
  }

  init(of node: ViewNode, page: CGRect? = nil) { (self.node, canvas, self.page) = (node, nil, page) }

  init(of canvas: CanvasNode, page: CGRect? = nil) { (node, self.canvas, self.page) = (canvas, canvas, page) }

  /// A layer of its own for the same area.
  init(over layer: GraphicsLayer) { (node, canvas, page) = (layer.node, layer.canvas, layer.page) }

  /// The whole canvas, or page.
  var frame: CGRect { page ?? node.shownBounds }

  /// Adds one step.
  func append(_ item: DisplayItem, bounds: CGRect, clip: GraphicsClip?) {
    guard !bounds.isNull, bounds.isFinite else { return }
    if let last = runs.indices.last, runs[last].clip === clip {
      runs[last].items.append(item)
      runs[last].bounds = runs[last].bounds.union(bounds)
    } else {
      runs.append(Run(clip: clip, items: [item], bounds: bounds))
    }
  }

  func append(_ fragment: DisplayFragment, clip: GraphicsClip?) {
    if !fragment.isEmpty { append(.fragment(fragment, offset: .zero), bounds: fragment.bounds, clip: clip) }
  }

  /// What was painted so far.
  func fragment() -> DisplayFragment {
    let parts = runs.map { run in
      let painted = DisplayFragment(id: node.displayID, items: run.items, bounds: run.bounds)
      return run.clip?.clipping(painted, id: node.displayID) ?? painted
    }
    let all = union(parts)
    return usesBlending ? all.wrapped(in: .compositingGroup, id: node.displayID) : all
  }

  /// Fragments over each other.
  func union(_ parts: [DisplayFragment]) -> DisplayFragment {
    let shown = parts.filter { !$0.isEmpty }
    if shown.count == 1 { return shown[0] }
    return DisplayFragment(
      id: node.displayID, items: shown.map { .fragment($0, offset: .zero) },
      bounds: shown.reduce(CGRect.null) { $0.union($1.bounds) })
  }

  // MARK: Blending

  /// Composites a shape that was painted: where it covers nothing, nothing changes.
  func composite(shape: DisplayFragment, _ mode: GraphicsContext.BlendMode, clip: GraphicsClip?) {
    // Where an opaque shape covers, each of these comes to the same as one of the others.
    let effect: DisplayEffect? =
      switch mode {
      case .normal, .copy: nil
      case .clear: .blendMode(.destinationOut)
      case .sourceIn: .blendMode(.sourceAtop)
      case .sourceOut, .xor: .xor
      case .destinationAtop: .blendMode(.destinationOver)
      case .destinationIn: .opacity(0)
      default: mode.ordinary.map { .blendMode($0) }
      }
    guard let effect else { return append(shape, clip: clip) }
    usesBlending = true
    append(shape.wrapped(in: effect, id: node.displayID), clip: clip)
  }

  /// Composites a picture of its own, which counts as transparent wherever it shows nothing.
  func composite(layer: DisplayFragment, _ mode: GraphicsContext.BlendMode, clip: GraphicsClip?) {
    let id = node.displayID
    switch mode {
    case .clear: replace(by: .empty, in: clip)
    case .copy: replace(by: layer, in: clip)
    case .sourceIn: replace(by: masked(layer, by: fragment()), in: clip)
    case .destinationIn: replace(by: masked(fragment(), by: layer), in: clip)
    case .sourceOut:
      replace(by: group([layer, fragment().wrapped(in: .blendMode(.destinationOut), id: id)]), in: clip)
    case .destinationAtop:
      replace(by: group([layer, fragment().wrapped(in: .blendMode(.sourceAtop), id: id)]), in: clip)
    default: composite(shape: layer, mode, clip: clip)
    }
  }

  private func group(_ parts: [DisplayFragment]) -> DisplayFragment {
    union(parts).wrapped(in: .compositingGroup, id: node.displayID)
  }

  private func masked(_ content: DisplayFragment, by mask: DisplayFragment) -> DisplayFragment {
    mask.isEmpty ? .empty : content.wrapped(in: .mask(mask, offset: .zero), id: node.displayID)
  }

  /// Takes another picture in place of what was painted, inside a clip.
  private func replace(by new: DisplayFragment, in clip: GraphicsClip?) {
    guard let clip else {
      runs = []
      return append(new, clip: nil)
    }
    let hole = clip.clipping(area(.black), id: node.displayID)
    let rest = group([fragment(), hole.wrapped(in: .blendMode(.destinationOut), id: node.displayID)])
    runs = []
    append(rest, clip: nil)
    append(new, clip: clip)
  }

  /// The canvas, and some points around it, in one colour.
  func area(_ color: DisplayColor, grownBy distance: CGFloat = 0) -> DisplayFragment {
    let frame = frame.insetBy(dx: -distance, dy: -distance)
    let fill = DisplayFill(path: Path(frame), paint: .color(color))
    return DisplayFragment(id: node.displayID, items: [.fill(fill)], bounds: frame)
  }
}

/// Where painting leaves something, one limit inside the others.
final class GraphicsClip {
  enum Limit {
    case path(Path, FillStyle)
    /// Where a picture is opaque, or where it is not.
    case picture(DisplayFragment, isInverse: Bool)
  }
  let outer: GraphicsClip?
  let limit: Limit
  /// A rectangle around all that can be painted.
  let bounds: CGRect

  init(_ limit: Limit, in outer: GraphicsClip?, of frame: CGRect) {
    self.outer = outer
    self.limit = limit
    let own: CGRect =
      switch limit {
      case .path(let path, _): path.boundingRect
      case .picture(let picture, let isInverse): isInverse ? frame : picture.bounds
      }
    bounds = (outer?.bounds ?? frame).overlap(with: own)
  }

  /// A fragment as far as it lies inside all limits.
  func clipping(_ fragment: DisplayFragment, id: DisplayID) -> DisplayFragment {
    var clip: GraphicsClip? = self
    var result = fragment
    while let current = clip, !result.isEmpty {
      result = current.clippingOnce(result, id: id)
      clip = current.outer
    }
    return result
  }

  private func clippingOnce(_ fragment: DisplayFragment, id: DisplayID) -> DisplayFragment {
    switch limit {
    case .path(let path, let style):
      guard !path.isEmpty else { return .empty }
      return fragment.wrapped(
        in: .clip(path, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased, snapFrame: nil), id: id)
    case .picture(let picture, false):
      return picture.isEmpty ? .empty : fragment.wrapped(in: .mask(picture, offset: .zero), id: id)
    case .picture(let picture, true):
      let hole = picture.wrapped(in: .blendMode(.destinationOut), id: id)
      let items = [fragment, hole].filter { !$0.isEmpty }.map { DisplayItem.fragment($0, offset: .zero) }
      return DisplayFragment(id: id, items: items, bounds: fragment.bounds).wrapped(in: .compositingGroup, id: id)
    }
  }
}
