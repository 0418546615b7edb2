import CoreGraphicsTypes
public import Foundation

/// A rectangle whose corners have their middle where those of the container around have theirs.
///
/// The container is the nearest view around with a `containerShape(_:)`; its corner's radius, less the longer one of the
/// distances to the two sides that meet there, is that of the corner here. Where that leaves nothing the corner is square, or has
/// the least radius that its style names. In a container whose shape is not a rectangle with round corners the shape is that of
/// `ContainerRelativeShape`, and where there is no container, concentric corners are square.
///
///     Color.yellow.clipShape(ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true))
///       .padding(12).containerShape(.rect(cornerRadius: 30))
nonisolated public struct ConcentricRectangle: Shape {
  private let styles: RoundedRectangularShapeCorners
  /// Corners that all have the largest of their radii.
  private let uniform: [Edge.Corner.Set]

  private init(_ styles: RoundedRectangularShapeCorners, uniform: [Edge.Corner.Set] = []) {
    (self.styles, self.uniform) = (styles, uniform)
  }

  /// Creates a rectangle with four concentric corners.
  public init() { self.init(.concentric) }

  /// Creates a rectangle with four corners of a style.
  /// - Parameters:
  ///   - corners: How the corners are.
  ///   - isUniform: Whether all have the largest of the four radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? [.all] : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner))
  }

  /// Creates a rectangle with one radius at the bottom, the larger of two, and a style for each of the upper corners.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), uniform: [.bottom])
  }

  /// Creates a rectangle with one radius at the top, the larger of two, and a style for each of the lower corners.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), uniform: [.top])
  }

  /// Creates a rectangle with one radius at the top and one at the bottom, the larger of two each.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), uniform: [.top, .bottom])
  }

  /// Creates a rectangle with one radius on the side where lines begin, the larger of two, and a style for each of the others.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
        bottomTrailing: bottomTrailingCorner), uniform: [.leading])
  }

  /// Creates a rectangle with one radius on the side where lines end, the larger of two, and a style for each of the others.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners), uniform: [.trailing])
  }

  /// Creates a rectangle with one radius on the side where lines begin and one where they end, the larger of two each.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners, bottomLeading: uniformLeadingCorners,
        bottomTrailing: uniformTrailingCorners), uniform: [.leading, .trailing])
  }

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let concentric: [Edge.Corner: CGFloat]
    switch ContainerShapeContext.corners(around: rect) {
    case .none: concentric = [:]
    case .otherShape: return ContainerShapeContext.path(in: rect)
    case .radii(let radii): concentric = radii
    }
    var radii = [Edge.Corner: CGFloat](
      uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, styles[$0].radius(concentric: concentric[$0])) })
    for group in uniform {
      let largest = radii.filter { group.contains($0.key) }.values.max()
      for corner in Edge.Corner.allCases where group.contains(corner) { radii[corner] = largest }
    }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[.topLeading] ?? 0, bottomLeading: radii[.bottomLeading] ?? 0,
        bottomTrailing: radii[.bottomTrailing] ?? 0, topTrailing: radii[.topTrailing] ?? 0))
  }
}

extension ConcentricRectangle: SelfContainedShape {}
