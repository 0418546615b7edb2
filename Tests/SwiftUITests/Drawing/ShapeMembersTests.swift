import SwiftUI
import Testing

@MainActor @Suite("Shapes by their short names")
struct ShapeMembersTests {
  private let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
  private func path<S: Shape>(_ shape: S) -> Path { shape.path(in: bounds) }

  @Test("they are the shapes of the same corners")
  func shapes() {
    let size = CGSize(width: 8, height: 4), radii = RectangleCornerRadii(topLeading: 3, bottomTrailing: 9)
    #expect(path(.rect(cornerSize: size)) == path(RoundedRectangle(cornerSize: size)))
    #expect(path(.rect(cornerSize: size, style: .circular)) == path(RoundedRectangle(cornerSize: size, style: .circular)))
    #expect(path(.rect(cornerRadii: radii)) == path(UnevenRoundedRectangle(cornerRadii: radii)))
    #expect(path(.rect(topLeadingRadius: 3, bottomTrailingRadius: 9)) == path(UnevenRoundedRectangle(cornerRadii: radii)))
    #expect(path(.containerRelative) == path(Rectangle()))
    #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
  }
}
