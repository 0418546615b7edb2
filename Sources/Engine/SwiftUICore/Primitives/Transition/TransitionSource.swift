import CoreGraphicsTypes
package import Foundation

/// How a view looks out of which screens, sheets and covers come.
package struct TransitionSourceLook: Equatable, Sendable {
  /// A shadow of the view as a whole; lengths in points.
  package struct Shadow: Equatable, Sendable {
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: Color, radius: CGFloat, offset: CGSize) {
      (self.color, self.radius, self.offset) = (color, radius, offset)
    }
  }
  /// What lies behind the view.
  package var background: Color?
  /// The corners to which it is cut; `nil`: it is not.
  package var corners: CGSize?
  package var cornerStyle = RoundedCornerStyle.continuous
  package var shadow: Shadow?

  package init() {}
}

/// Marks a view as one out of which something comes.
nonisolated package struct TransitionSourceModifier: PrimitiveModifier, Equatable {
  package typealias Body = Never
  let key: MatchedGeometryKey
  let look: TransitionSourceLook

  /// - Parameters:
  ///   - key: What the view has in common with what comes out of it.
  ///   - look: How it looks.
  package nonisolated init(_ key: MatchedGeometryKey, look: TransitionSourceLook = TransitionSourceLook()) {
    self.key = key
    self.look = look
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TransitionSourceNode {
    TransitionSourceNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: TransitionSourceNode, with modifier: Self) { node.setModifier(modifier) }
}

/// A view out of which something comes; while that shows or moves, the view is not to be seen.
package final class TransitionSourceNode: WrapperNode {
  private var modifier: TransitionSourceModifier
  /// How many containers show something that came out of it.
  private var takers = 0

  init(_ modifier: TransitionSourceModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph[TransitionSources.self].nodes.add(self, for: modifier.key)
  }

  func setModifier(_ new: TransitionSourceModifier) {
    guard new != modifier else { return }
    if new.key != modifier.key {
      forget()
      graph[TransitionSources.self].nodes.add(self, for: new.key)
    }
    modifier = new
    invalidateDisplay()
  }

  private func forget() { graph[TransitionSources.self].nodes.remove(self, for: modifier.key) }

  package override func willUnmount() {
    super.willUnmount()
    forget()
  }

  // MARK: Being taken

  /// Something that came out of it shows from now on.
  func take() {
    takers += 1
    invalidateDisplay()
  }

  /// What came out of it has gone back, or elsewhere.
  func giveBack() {
    takers -= 1
    if isMounted { invalidateDisplay() }
  }

  // MARK: Drawing

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateDisplay()
  }

  package override func makeFragment() -> DisplayFragment {
    guard takers == 0 else { return .empty }
    guard modifier.look != TransitionSourceLook() else { return content.fragment() }
    let look = resolvedLook, bounds = CGRect(origin: .zero, size: size)
    var builder = FragmentBuilder(for: self)
    look.appendBackground(in: bounds, to: &builder)
    builder.append(content.fragment(), at: .zero)
    var picture = builder.finish()
    if let corners = look.corners {
      let path = Path(roundedRect: bounds, cornerSize: corners, style: look.cornerStyle)
      picture = picture.wrapped(in: .clip(path, isEvenOdd: false, isAntialiased: true, snapFrame: nil), id: displayID)
    }
    return look.shadow(1).map { picture.wrapped(in: $0, id: displayID) } ?? picture
  }

  /// What it shows where nothing has come out of it, without what its look adds.
  var barePicture: DisplayFragment { content.fragment() }

  /// The look, with the colours of its place.
  var resolvedLook: ResolvedSourceLook {
    let environment = EnvironmentValues(scope: scope, reader: self), look = modifier.look
    return ResolvedSourceLook(
      background: look.background.map { $0.displayColor(in: environment) }, corners: look.corners,
      cornerStyle: look.cornerStyle,
      shadow: look.shadow.map { ($0.color.displayColor(in: environment), max($0.radius, 0), $0.offset) })
  }

  package override var debugName: String { "TransitionSource" }
}

/// How a source looks, in the colours of its place.
struct ResolvedSourceLook {
  let background: DisplayColor?
  let corners: CGSize?
  let cornerStyle: RoundedCornerStyle
  let shadow: (color: DisplayColor, radius: CGFloat, offset: CGSize)?

  func appendBackground(in rect: CGRect, to builder: inout FragmentBuilder) {
    guard let background else { return }
    builder.append(.fill(DisplayFill(path: Path(rect), paint: .color(background), snapFrame: rect)), bounds: rect)
  }

  /// A share of its shadow, 0…1; `nil` where it has none.
  func shadow(_ share: CGFloat) -> DisplayEffect? {
    guard let (full, radius, offset) = shadow else { return nil }
    var color = full
    color.alpha *= Float(share)
    return color.alpha > 0 ? .shadow(color: color, radius: radius, offset: offset) : nil
  }
}

/// The views of a window out of which something comes.
private final class TransitionSources: GraphFeature {
  static let slot = FeatureSlot()
  var nodes = MatchedNodes<TransitionSourceNode>()

  init(graph: ViewGraph) {}
}

extension ViewNode {
  /// The view out of which this one comes: the last that can be seen and is no part of this one; `nil` where there is none.
  func transitionSource(for key: MatchedGeometryKey) -> TransitionSourceNode? {
    graph.existing(TransitionSources.self)?.nodes.groups[key]?.last { source in
      source.isMounted && source.isPlaced && !source.isInactive && !source.isOffscreen
        && !source.selfAndAncestors.contains { $0 === self }
    }
  }
}
