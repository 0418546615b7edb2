import ApusTesting
import SwiftUI
import Testing

@Suite("Shapes")
@MainActor
struct ShapeTests {
  nonisolated private static let frame = CGRect(x: 10, y: 20, width: 100, height: 40)

  /// A shape of an app's own: the left half of its rectangle.
  private struct LeftHalf: Shape {
    var behavior: LayoutDirectionBehavior?
    func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior ?? .mirrors }
  }

  /// An outline compared by its box, which all outlines here touch, and by points inside and outside.
  private func expect(
    _ shape: some Shape, _ bounds: CGRect, contains inside: [CGPoint], not outside: [CGPoint],
    at location: SourceLocation = #_sourceLocation
  ) {
    let path = shape.path(in: Self.frame)
    let box = path.boundingRect
    let differences = [box.minX - bounds.minX, box.minY - bounds.minY, box.maxX - bounds.maxX, box.maxY - bounds.maxY]
    #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(box), not \(bounds)", sourceLocation: location)
    for point in inside { #expect(path.contains(point), "\(point)", sourceLocation: location) }
    for point in outside { #expect(!path.contains(point), "\(point)", sourceLocation: location) }
  }

  @Test("outlines of the basic shapes")
  func basic() {
    let (corner, middle) = (CGPoint(x: 11, y: 21), CGPoint(x: 60, y: 40))
    expect(Rectangle(), Self.frame, contains: [corner, middle], not: [CGPoint(x: 9, y: 30)])
    expect(ContainerRelativeShape(), Self.frame, contains: [corner, middle], not: [CGPoint(x: 60, y: 61)])
    // On the ellipse's diagonal: 50 / √2 and 20 / √2 from the middle.
    expect(
      Ellipse(), Self.frame, contains: [middle, CGPoint(x: 94.8, y: 53.6)], not: [corner, CGPoint(x: 96, y: 54.8)])
    expect(
      Circle(), CGRect(x: 40, y: 20, width: 40, height: 40), contains: [middle, CGPoint(x: 73.8, y: 53.8)],
      not: [CGPoint(x: 75, y: 54.8)])
    // Half circles of radius 20 at the ends.
    for capsule in [Capsule(), Capsule(style: .circular), .capsule] {
      expect(
        capsule, Self.frame, contains: [middle, CGPoint(x: 31, y: 20.5), CGPoint(x: 16.2, y: 26.2)],
        not: [corner, CGPoint(x: 15.4, y: 25.4)])
    }
    expect(
      RoundedRectangle(cornerRadius: 10, style: .circular), Self.frame, contains: [CGPoint(x: 13.2, y: 23.2)],
      not: [CGPoint(x: 12.7, y: 22.7)])
    expect(
      RoundedRectangle(cornerSize: CGSize(width: 20, height: 10), style: .circular), Self.frame,
      contains: [CGPoint(x: 16.2, y: 23.2)], not: [CGPoint(x: 15.4, y: 22.7)])
    expect(
      UnevenRoundedRectangle(topLeadingRadius: 20), Self.frame, contains: [CGPoint(x: 109, y: 21), CGPoint(x: 109, y: 59)],
      not: [corner])
    expect(.rect, Self.frame, contains: [corner], not: [])
  }

  @Test("a continuous corner begins 1.53 radii from the corner (Facts 3.4)")
  func continuousCorner() {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 400)
    let continuous = RoundedRectangle(cornerRadius: 100).path(in: frame)
    // Where a circle's corner is already straight this one has left its side by a thousandth of the radius.
    #expect(!continuous.contains(CGPoint(x: 120, y: 0.08)) && continuous.contains(CGPoint(x: 153, y: 0.01)))
    #expect(RoundedRectangle(cornerRadius: 100, style: .circular).path(in: frame).contains(CGPoint(x: 120, y: 0.08)))
    // Without room for that it is a circle's.
    let tight = RoundedRectangle(cornerRadius: 150).path(in: frame)
    #expect(tight.contains(CGPoint(x: 153, y: 0.01)))
  }

  @Test(
    "sizes for proposals",
    arguments: [
      (AnyShape(Rectangle()), 30, 20, CGSize(width: 30, height: 20)),
      (AnyShape(Ellipse()), nil, 20, CGSize(width: 10, height: 20)),
      (AnyShape(Capsule()), nil, nil, CGSize(width: 10, height: 10)), (AnyShape(Circle()), 30, 20, CGSize(width: 20, height: 20)),
      (AnyShape(Circle()), 30, nil, CGSize(width: 30, height: 30)), (AnyShape(Circle()), nil, nil, CGSize(width: 10, height: 10)),
      (AnyShape(Circle().stroke(lineWidth: 8)), 30, 20, CGSize(width: 20, height: 20)),
    ] as [(AnyShape, CGFloat?, CGFloat?, CGSize)])
  func sizes(shape: AnyShape, width: CGFloat?, height: CGFloat?, expected: CGSize) {
    #expect(size(of: shape, width: width, height: height) == expected)
    #expect(shape.sizeThatFits(ProposedViewSize(width: width, height: height)) == expected)
  }

  @Test("insets make the rectangle smaller, and round corners by as much")
  func insets() {
    let inner = CGRect(x: 14, y: 24, width: 92, height: 32)
    expect(Rectangle().inset(by: 1).inset(by: 3), inner, contains: [CGPoint(x: 15, y: 25)], not: [CGPoint(x: 13, y: 30)])
    expect(Ellipse().inset(by: 4), inner, contains: [CGPoint(x: 60, y: 25)], not: [CGPoint(x: 15, y: 25)])
    expect(Capsule().inset(by: 4), inner, contains: [CGPoint(x: 31, y: 24.5)], not: [CGPoint(x: 15, y: 25)])
    expect(ContainerRelativeShape().inset(by: 4), inner, contains: [CGPoint(x: 15, y: 25)], not: [])
    let rounded = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4)
    // A radius of 6 meets the diagonal 1.76 from the corner.
    expect(rounded, inner, contains: [CGPoint(x: 15.9, y: 25.9)], not: [CGPoint(x: 15.6, y: 25.6)])
  }

  @Test("derived shapes move, scale, turn and transform the outline")
  func derived() {
    let base = Rectangle()
    let moved: OffsetShape<Rectangle> = base.offset(x: 5, y: -5)
    expect(moved, CGRect(x: 15, y: 15, width: 100, height: 40), contains: [], not: [CGPoint(x: 12, y: 30)])
    #expect(
      moved.offset == CGSize(width: 5, height: -5) && base.offset(CGPoint(x: 1, y: 2)).offset == CGSize(width: 1, height: 2))
    let scaled: ScaledShape<Rectangle> = base.scale(x: 0.5, y: 2, anchor: .topLeading)
    expect(scaled, CGRect(x: 10, y: 20, width: 50, height: 80), contains: [], not: [])
    expect(base.scale(0.5), CGRect(x: 35, y: 30, width: 50, height: 20), contains: [], not: [])
    let turned: RotatedShape<Rectangle> = base.rotation(.degrees(90))
    expect(turned, CGRect(x: 40, y: -10, width: 40, height: 100), contains: [], not: [])
    let transformed: TransformedShape<Rectangle> = base.transform(CGAffineTransform(scaleX: 2, y: 1))
    expect(transformed, CGRect(x: 20, y: 20, width: 200, height: 40), contains: [], not: [])
    expect(base.size(width: 30, height: 10), CGRect(x: 10, y: 20, width: 30, height: 10), contains: [], not: [])
    expect(AnyShape(moved), CGRect(x: 15, y: 15, width: 100, height: 40), contains: [], not: [])
  }

  @Test("roles: filled unless it is a stroke; derived shapes have that of their base")
  func roles() {
    func role<S: Shape>(of shape: S) -> ShapeRole { S.role }
    #expect(role(of: Circle()) == .fill && role(of: Circle().stroke(lineWidth: 2)) == .stroke)
    #expect(role(of: Separator()) == .separator)
    #expect(role(of: Separator().offset(x: 2)) == .separator && role(of: Separator().scale(2)) == .separator)
    #expect(role(of: Separator().rotation(.zero)) == .separator && role(of: Separator().transform(.identity)) == .separator)
  }
  private struct Separator: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    static var role: ShapeRole { .separator }
  }

  @Test(
    "where leading is on the right a shape is mirrored as it says",
    arguments: [
      (.mirrors, 20), (.mirrors(in: .rightToLeft), 20), (.fixed, 0), (nil, 20),
    ] as [(LayoutDirectionBehavior?, CGFloat)])
  func mirroring(behavior: LayoutDirectionBehavior?, x: CGFloat) {
    let shape = LeftHalf(behavior: behavior)
    #expect(picture { shape }.ink() == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(picture(rightToLeft: true) { shape }.ink() == CGRect(x: x, y: 0, width: 20, height: 40))
    #expect(picture(rightToLeft: true) { shape.stroke(lineWidth: 4) }.ink().minX == (x == 0 ? 0 : 18))
  }

  @Test("basic shapes never mirror, and what is derived from them neither")
  func fixed() {
    let behaviors = [
      Rectangle().layoutDirectionBehavior, Circle().layoutDirectionBehavior, Ellipse().layoutDirectionBehavior,
      Capsule().layoutDirectionBehavior, RoundedRectangle(cornerRadius: 2).layoutDirectionBehavior,
      Rectangle().offset(x: 1).layoutDirectionBehavior, Circle().rotation(.zero).layoutDirectionBehavior,
      Capsule().transform(.identity).layoutDirectionBehavior, Circle().trim(to: 0.2).layoutDirectionBehavior,
      Rectangle().size(width: 1, height: 1).layoutDirectionBehavior,
    ]
    #expect(behaviors.allSatisfy { $0 == .fixed })
    #expect(LeftHalf().offset(x: 1).layoutDirectionBehavior == .mirrors)
    let half = Rectangle().scale(x: 0.5, anchor: .leading)
    #expect(picture(rightToLeft: true) { half }.ink() == picture { half }.ink())
  }

  @Test("a shape that is filled or stroked is a view that tells its shape")
  func shapeViews() {
    func outline<V: ShapeView>(of view: V) -> CGRect { view.shape.path(in: Self.frame).boundingRect }
    #expect(outline(of: Rectangle().fill(.red)) == Self.frame)
    #expect(outline(of: Rectangle().stroke(.red, lineWidth: 8)) == Self.frame)
  }

  @Test("presses count inside the outline")
  func presses() {
    @MainActor final class Counter { var count = 0 }
    let counter = Counter()
    let screen = picture { Circle().onTapGesture { counter.count += 1 } }
    for point in [CGPoint(x: 3, y: 3), CGPoint(x: 20, y: 2), CGPoint(x: 37, y: 37)] { screen.tap(at: point) }
    #expect(counter.count == 1)
  }
}
