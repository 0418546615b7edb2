import ApusTesting
import SwiftUI
import Testing

/// A window that gets another size while content is on its way to a place where it may rest, or rests there.
@Suite("Places to rest in a window that turns") @MainActor
struct ScrollTargetResizeTests {
  private static let upright = CGSize(width: 300, height: 500)
  private static let turned = CGSize(width: 500, height: 300)

  enum Content: CaseIterable { case eager, lazy }

  /// Pages as large as the scroll view.
  private struct Book: View {
    let content: Content
    let axis: Axis
    @ViewBuilder private var pages: some View {
      ForEach(0..<9, id: \.self) { page in
        Color.red.containerRelativeFrame([.horizontal, .vertical])
          .accessibilityElement().accessibilityIdentifier("page.\(page)")
      }
    }
    var body: some View {
      ScrollView(axis == .horizontal ? .horizontal : .vertical) {
        switch (content, axis) {
        case (.eager, .horizontal): HStack(spacing: 0) { pages }
        case (.eager, .vertical): VStack(spacing: 0) { pages }
        case (.lazy, .horizontal): LazyHStack(spacing: 0) { pages }
        case (.lazy, .vertical): LazyVStack(spacing: 0) { pages }
        }
      }
      .scrollTargetBehavior(.paging)
    }
  }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = Self.upright
        $0.scale = 1
      }, content: view)
  }

  /// The names that show, with where they begin along an axis.
  private func starts(_ screen: Screen, _ prefix: String, _ axis: Axis) -> [Int: CGFloat] {
    let shown = screen.elements.compactMap { element -> (Int, CGFloat)? in
      guard element.identifier.hasPrefix(prefix), let number = Int(element.identifier.dropFirst(prefix.count)) else { return nil }
      return (number, axis == .horizontal ? element.frame.minX : element.frame.minY)
    }
    return Dictionary(shown) { first, _ in first }
  }

  /// Turns a page by a finger, and stops while it is on its way.
  private func turnPage(_ screen: Screen, _ axis: Axis, waiting time: TimeInterval) {
    let way = axis == .horizontal ? CGSize(width: -150, height: 0) : CGSize(width: 0, height: -150)
    screen.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200 + way.width, y: 250 + way.height), duration: 0.1)
    screen.advance(by: time)
  }

  @Test(
    "the page that was to come comes, from where the content is, and the next flick turns one page",
    arguments: Content.allCases, [Axis.horizontal, .vertical])
  func paging(content: Content, axis: Axis) throws {
    let screen = screen { Book(content: content, axis: axis) }
    for _ in 0..<3 { turnPage(screen, axis, waiting: 3) }
    #expect(try abs(#require(starts(screen, "page.", axis)[3])) < 0.01)
    turnPage(screen, axis, waiting: 0.05)
    let length = axis == .horizontal ? Self.upright.width : Self.upright.height
    let part = try #require(starts(screen, "page.", axis)[4]) / length
    #expect((0.05...0.95).contains(part))
    screen.resize(to: Self.turned)
    let other = axis == .horizontal ? Self.turned.width : Self.turned.height
    var last = try #require(starts(screen, "page.", axis)[4]) / other
    #expect(abs(last - part) < 0.1, "\(last) after \(part)")
    while screen.isAnimating {
      screen.advance(by: 1 / 60)
      let now = try #require(starts(screen, "page.", axis)[4]) / other
      #expect(now <= last + 0.01 && now > -0.01)
      last = now
    }
    #expect(abs(last) < 0.01)
    for page in [5, 6, 7, 8, 8] {
      turnPage(screen, axis, waiting: 3)
      #expect(try abs(#require(starts(screen, "page.", axis)[page])) < 0.01, "\(page)")
    }
    #expect(screen.faults.isEmpty)
  }

  @Test(
    "a page that rests is the page that shows, however often the window turns",
    arguments: Content.allCases, [Axis.horizontal, .vertical])
  func pagingAtRest(content: Content, axis: Axis) throws {
    let screen = screen { Book(content: content, axis: axis) }
    for page in 0...8 {
      for size in [Self.turned, CGSize(width: 333, height: 471), Self.upright] {
        screen.resize(to: size)
        #expect(try abs(#require(starts(screen, "page.", axis)[page])) < 0.51, "\(page) \(size)")
        #expect(!screen.isAnimating)
      }
      turnPage(screen, axis, waiting: 3)
    }
    #expect(screen.faults.isEmpty)
  }

  @Test("what is pulled beyond an end of the pages comes back to that page", arguments: Content.allCases, [false, true])
  func pulledPages(content: Content, atEnd: Bool) throws {
    let screen = screen { Book(content: content, axis: .vertical) }
    if atEnd { for _ in 0..<8 { turnPage(screen, .vertical, waiting: 3) } }
    screen.drag(
      from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: atEnd ? 50 : 450), duration: 0.3, rest: 0.2)
    screen.advance(by: 0.05)
    screen.resize(to: Self.turned)
    screen.finishAnimations()
    #expect(try abs(#require(starts(screen, "page.", .vertical)[atEnd ? 8 : 0])) < 0.01)
  }

  /// Cards as long as a third of the scroll view, or of one length.
  private struct Cards: View {
    let isRelative: Bool
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { card in
            if isRelative {
              Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 0)
                .accessibilityElement().accessibilityIdentifier("card.\(card)")
            } else {
              Color.blue.frame(height: 130).accessibilityElement().accessibilityIdentifier("card.\(card)")
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  @Test("the view that was to come to the top comes there", arguments: [false, true], [0, 0.05, 0.2])
  func viewAligned(isRelative: Bool, wait: TimeInterval) throws {
    func flick(_ screen: Screen) {
      screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 120), duration: 0.1)
    }
    let undisturbed = screen { Cards(isRelative: isRelative) }
    flick(undisturbed)
    undisturbed.finishAnimations()
    let goal = try #require(starts(undisturbed, "card.", .vertical).first { abs($0.value) < 0.01 }?.key)
    #expect(goal > 0)
    let screen = screen { Cards(isRelative: isRelative) }
    flick(screen)
    screen.advance(by: wait)
    screen.resize(to: Self.turned)
    screen.finishAnimations()
    #expect(try abs(#require(starts(screen, "card.", .vertical)[goal])) < 0.01)
    screen.resize(to: Self.upright)
    screen.finishAnimations()
    #expect(try abs(#require(starts(screen, "card.", .vertical)[goal])) < 0.01)
    #expect(screen.faults.isEmpty)
  }

  private struct Every: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.origin.y / 70).rounded() * 70
    }
  }

  @Test("a behaviour of an app's own is asked again")
  func own() throws {
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<70, id: \.self) { Color.red.frame(height: 70).accessibilityElement().accessibilityIdentifier("row.\($0)") }
        }
      }
      .scrollTargetBehavior(Every())
    }
    screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 120), duration: 0.1)
    screen.advance(by: 0.05)
    screen.resize(to: Self.turned)
    screen.finishAnimations()
    let rest = try #require(starts(screen, "row.", .vertical).min { abs($0.value) < abs($1.value) })
    #expect(abs(rest.value) < 0.01 && rest.key > 0)
  }

  @Test("a finger that holds the content while the window turns keeps it, and lets it go to a whole page")
  func held() throws {
    let screen = screen { Book(content: .eager, axis: .vertical) }
    screen.touchDown(at: CGPoint(x: 150, y: 250))
    for step in 1...8 { screen.touchMove(to: CGPoint(x: 150, y: 250 - CGFloat(step) * 10)) }
    screen.resize(to: Self.turned)
    screen.touchMove(to: CGPoint(x: 150, y: 165))
    screen.touchUp(at: CGPoint(x: 150, y: 165))
    screen.finishAnimations()
    #expect(starts(screen, "page.", .vertical).contains { abs($0.value) < 0.01 })
    #expect(screen.faults.isEmpty)
  }
}
