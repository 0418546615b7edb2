import SwiftUI
import Testing

/// What each kind of view answers to a proposal (Facts 8.1).
@MainActor
struct ProposalTests {
  enum Kind: CaseIterable, Sendable {
    case color, circle, gradient, geometryReader, resizableImage, spacer, divider, verticalScroll, horizontalScroll, empty
  }

  struct Row: Sendable {
    let kind: Kind
    let offered: CGFloat?
    let expected: CGSize
    init(_ kind: Kind, _ offered: CGFloat?, _ width: CGFloat, _ height: CGFloat) {
      self.kind = kind
      self.offered = offered
      expected = CGSize(width: width, height: height)
    }
  }

  @ViewBuilder private func view(_ kind: Kind) -> some View {
    switch kind {
    case .color: Color.red
    case .circle: Circle()
    case .gradient: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    case .geometryReader: GeometryReader { _ in Color.red.frame(width: 30, height: 30) }
    case .resizableImage: Image(systemName: "star").resizable()
    case .spacer: HStack(spacing: 0) { Spacer() }
    case .divider: VStack(spacing: 0) { Divider() }
    case .verticalScroll: ScrollView { Color.red.frame(width: 30, height: 300) }
    case .horizontalScroll: ScrollView(.horizontal) { Color.red.frame(width: 300, height: 30) }
    case .empty: HStack { EmptyView() }
    }
  }

  @Test(
    "a square proposal of 70, of 0, and the ideal size",
    arguments: [
      Row(.color, 70, 70, 70), Row(.color, 0, 0, 0), Row(.color, nil, 10, 10),
      // A circle answers with its square.
      Row(.circle, 70, 70, 70), Row(.circle, nil, 10, 10), Row(.gradient, 70, 70, 70), Row(.gradient, nil, 10, 10),
      Row(.geometryReader, 70, 70, 70), Row(.geometryReader, nil, 10, 10),
      Row(.resizableImage, 70, 70, 70), Row(.resizableImage, 0, 0, 0),
      // A spacer is 8 at least, along the stack, and nothing across.
      Row(.spacer, 70, 70, 0), Row(.spacer, 0, 8, 0), Row(.spacer, nil, 8, 0),
      // A divider is a pixel thick: half a point at 2x.
      Row(.divider, 70, 70, 0.5), Row(.divider, nil, 10, 0.5),
      // A scroll view takes what it is offered along its axis and is as wide as its content across.
      Row(.verticalScroll, 70, 30, 70), Row(.verticalScroll, nil, 30, 300),
      Row(.horizontalScroll, 70, 70, 30), Row(.horizontalScroll, nil, 300, 30),
      Row(.empty, 70, 0, 0), Row(.empty, nil, 0, 0),
    ])
  func answers(_ row: Row) {
    #expect(size(of: view(row.kind), width: row.offered, height: row.offered) == row.expected)
  }

  @Test("an image that is not resizable has its own size, whatever is offered", arguments: [nil, 0, 500] as [CGFloat?])
  func image(offered: CGFloat?) {
    let natural = size(of: Image(systemName: "star"))
    #expect(size(of: Image(systemName: "star"), width: offered, height: offered) == natural)
    #expect(natural.width > 10)
  }

  @Test("a missing dimension counts as ten")
  func replacing() {
    let proposal = ProposedViewSize(width: nil, height: 30)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
    #expect(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 30))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
  }

  @Test("a geometry reader offers its size to each view inside and places them at its top leading corner")
  func geometryReader() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      GeometryReader { proxy in
        Box("a", 20, 20)
        Box("b", proxy.size.width / 2)
      })
    #expect(result["a"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(result["b"] == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("several views at the root, and in a scroll view, stand above each other")
  func implicitStack() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      Group {
        Box("a", 20, 20)
        Box("b", 20, 20)
      })
    #expect(result["b"]!.minY - result["a"]!.maxY == 8)
    let scrolled = frames(
      in: CGSize(width: 100, height: 100),
      ScrollView {
        Box("a", 20, 20)
        Box("b", 20, 20)
      })
    #expect(scrolled["a"] == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(scrolled["b"]!.minY == 28)
  }
}
