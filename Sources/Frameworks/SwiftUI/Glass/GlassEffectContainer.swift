import CoreGraphicsTypes
public import SwiftUICore

/// Holds pieces of glass that belong together.
///
/// Those that `glassEffectUnion(id:namespace:)` joins are one piece of glass, which lies behind all of them; those with an id
/// (`glassEffectID(_:in:)`) go over into each other. Two that are nearer to each other than `spacing` are joined by a neck, the
/// wider the nearer they are.
///
///     GlassEffectContainer(spacing: 20) {
///       HStack { Text("Kyoto").padding().glassEffect(); Text("Nara").padding().glassEffect() }
///     }
@MainActor @preconcurrency
public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a container of the views of a closure; pieces nearer than `spacing` points are joined, and none where it is `nil`.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The content in front of the glass that is shared.
  public var body: some View {
    content
      .transformEnvironment(\.glassPlace) { $0.isInContainer = true }
      .backgroundPreferenceValue(GlassPiecesKey.self) { pieces in
        GeometryReader { GlassOfContainer(unions: GlassUnion.all(in: pieces, $0), spacing: spacing ?? 0) }
      }
      .transformPreference(GlassPiecesKey.self) { $0 = [] }
  }
}

/// Glass that its container shows.
struct GlassPiece {
  /// `nil`: it shows itself.
  let union: GlassPlace.Name?
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>
}

enum GlassPiecesKey: PreferenceKey {
  static var defaultValue: [GlassPiece] { [] }
  static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) { value += nextValue() }
}

/// Pieces of glass that are one, and where it is; the glass and the shape are those of the first.
private struct GlassUnion {
  let glass: Glass
  let shape: AnyShape
  let isShared: Bool
  var frame: CGRect

  /// The pieces in the order in which they came, those of a name as one.
  static func all(in pieces: [GlassPiece], _ proxy: GeometryProxy) -> [GlassUnion] {
    var unions: [GlassUnion] = []
    var places: [GlassPlace.Name: Int] = [:]
    for piece in pieces {
      let frame = proxy[piece.bounds]
      if let name = piece.union, let place = places[name] {
        unions[place].frame = unions[place].frame.union(frame)
      } else {
        if let name = piece.union { places[name] = unions.count }
        unions.append(GlassUnion(glass: piece.glass, shape: piece.shape, isShared: piece.union != nil, frame: frame))
      }
    }
    return unions
  }
}

private struct GlassOfContainer: View {
  let unions: [GlassUnion]
  let spacing: CGFloat

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(unions.indices, id: \.self) { index in
        let union = unions[index]
        if union.isShared {
          GlassFace(glass: union.glass, shape: union.shape).frame(width: union.frame.width, height: union.frame.height)
            .position(x: union.frame.midX, y: union.frame.midY)
        }
      }
      ForEach(Array(necks.enumerated()), id: \.offset) { _, neck in
        neck.fill(GlassFaceStyle(glass: neck.glass)).clipShape(neck.gap, style: FillStyle(eoFill: true))
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// The necks between all that are near enough; a container has few pieces.
  private var necks: [GlassNeck] {
    guard spacing > 0 else { return [] }
    return unions.indices.flatMap { first in
      unions.indices.dropFirst(first + 1).compactMap { second in
        GlassNeck(between: unions[first], unions[second], spacing: spacing)
      }
    }
  }
}

/// The glass between two pieces beside or above each other.
private nonisolated struct GlassNeck: Shape {
  let glass: Glass
  private let pieces: [(shape: AnyShape, frame: CGRect)]
  private let isAcross: Bool
  private let strength: CGFloat

  init?(between first: GlassUnion, _ second: GlassUnion, spacing: CGFloat) {
    let (a, b) = (first.frame, second.frame)
    let across = max(b.minX - a.maxX, a.minX - b.maxX), down = max(b.minY - a.maxY, a.minY - b.maxY)
    // They have to face each other, and not to lie over each other.
    guard min(across, down) < 0, max(across, down) >= 0, max(across, down) < spacing else { return nil }
    glass = first.glass
    isAcross = across >= 0
    strength = 1 - max(across, down) / spacing
    let inOrder = across >= 0 ? a.minX <= b.minX : a.minY <= b.minY
    pieces = inOrder ? [(first.shape, a), (second.shape, b)] : [(second.shape, b), (first.shape, a)]
  }

  func path(in rect: CGRect) -> Path {
    // As if one were beside the other; where they lie above each other, x and y change places.
    let (a, b) = (beside(pieces[0].frame), beside(pieces[1].frame))
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isAcross ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    let low = max(a.minY, b.minY), high = min(a.maxY, b.maxY), middle = (low + high) / 2, half = (high - low) / 2
    let from = a.maxX - min(half, a.width / 2), to = b.minX + min(half, b.width / 2)
    let waist = half * strength
    var path = Path()
    path.move(to: point(from, low))
    path.addQuadCurve(to: point(to, low), control: point((from + to) / 2, middle - 2 * waist + half))
    path.addLine(to: point(to, high))
    path.addQuadCurve(to: point(from, high), control: point((from + to) / 2, middle + 2 * waist - half))
    path.closeSubpath()
    return path
  }

  private func beside(_ frame: CGRect) -> CGRect {
    isAcross ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
  }

  /// What is not in the pieces themselves, for even-odd filling.
  var gap: some Shape { Gap(pieces: pieces) }

  private struct Gap: Shape {
    let pieces: [(shape: AnyShape, frame: CGRect)]
    func path(in rect: CGRect) -> Path {
      var path = Path(pieces.reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: -1, dy: -1))
      for piece in pieces { path.addPath(piece.shape.path(in: piece.frame)) }
      return path
    }
  }
}
