import ApusTesting
import SwiftUI
import Testing

/// Tabs that lead to a list's sections, and headers that tell by preferences which section is at the top.
@Suite("Tabs and the headers of a list lead each other") @MainActor
struct ListHeaderTabsTests {
  enum Style: CaseIterable { case plain, grouped, insetGrouped }
  /// What `scrollTo` is given: the identity of the loop's element, or one by `id(_:)` of the section's first row.
  enum Goal: CaseIterable { case section, row }

  private struct HeaderTopsKey: PreferenceKey {
    static let defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) { value.merge(nextValue()) { $1 } }
  }

  private struct Part: Identifiable { let id: Int }

  /// Eight sections of rows; the list is 400 points high, below tabs of 40.
  private struct Market: View {
    let style: Style
    let goal: Goal
    let animation: Animation?
    @State private var leading = 0

    var body: some View {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            ForEach(0..<8) { tab in
              Button("tab \(tab)") {
                withAnimation(animation) {
                  switch goal {
                  case .section: reader.scrollTo(tab, anchor: .top)
                  case .row: reader.scrollTo("row \(tab).0", anchor: .top)
                  }
                }
              }
              .frame(width: 40, height: 40)
              .accessibilityAddTraits(tab == leading ? .isSelected : [])
            }
          }
          list
            .coordinateSpace(name: "market")
            .onPreferenceChange(HeaderTopsKey.self) { tops in
              // A header that is about to be pushed out counts no more where the next one has come to the top.
              let passed = tops.filter { $0.value <= 60 }.max { ($0.value, $0.key) < ($1.value, $1.key) }
              if let passed { leading = passed.key }
            }
        }
      }
    }

    @ViewBuilder private var list: some View {
      switch style {
      case .plain: sections.listStyle(.plain)
      case .grouped: sections.listStyle(.grouped)
      case .insetGrouped: sections.listStyle(.insetGrouped)
      }
    }

    private var sections: some View {
      List {
        ForEach((0..<8).map(Part.init)) { part in
          Section {
            ForEach(0..<12) { Text("row \(part.id).\($0)").id("row \(part.id).\($0)") }
          } header: {
            Text("part \(part.id)")
              .accessibilityIdentifier("part \(part.id)")
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: HeaderTopsKey.self, value: [part.id: proxy.frame(in: .named("market")).minY])
                }
              }
          }
        }
      }
    }
  }

  private func screen(_ market: Market) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 320, height: 440)
        $0.scale = 1
      }
    ) { market }
  }

  private func selected(_ screen: Screen) -> [Int] {
    screen.elements.filter { $0.label.hasPrefix("tab ") && $0.isSelected }.compactMap { Int($0.label.dropFirst(4)) }
  }

  @Test(
    "a tab brings its section to the top, and is the chosen one there", arguments: Style.allCases, [false, true])
  func tabs(style: Style, isAnimated: Bool) throws {
    for goal in Goal.allCases {
      let screen = screen(Market(style: style, goal: goal, animation: isAnimated ? .easeInOut(duration: 0.4) : nil))
      #expect(selected(screen) == [0])
      // The last part comes to the end of the list only, and not to its top.
      for tab in [3, 6, 1, 5, 0, 2] {
        try screen.button("tab \(tab)").tap()
        screen.finishAnimations()
        #expect(screen.contains("row \(tab).0"), "\(goal)")
        // Above a row at the top its header has gone, unless it is pinned.
        if goal != .row || style == .plain { #expect(selected(screen) == [tab], "\(goal)") }
        if goal != .row { #expect(try (40...100).contains(screen.element("part \(tab)").frame.minY), "\(goal)") }
      }
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("scrolling chooses one section after the other, and back", arguments: Style.allCases)
  func scrolling(style: Style) throws {
    let screen = screen(Market(style: style, goal: .section, animation: nil))
    var seen = selected(screen)
    for step in [30, -30] as [CGFloat] {
      for _ in 0..<160 {
        screen.scroll(by: step)
        let now = selected(screen)
        #expect(now.count == 1)
        if now.first != seen.last { seen += now }
      }
    }
    #expect(seen == [0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1, 0] || seen == [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0], "\(seen)")
  }

  @Test("on an animated way to a section the tabs on the way are chosen one after the other", arguments: Style.allCases)
  func way(style: Style) throws {
    let screen = screen(Market(style: style, goal: .section, animation: .linear(duration: 1)))
    try screen.button("tab 4").tap()
    var seen = selected(screen)
    for _ in 0..<60 {
      screen.advance(by: 1 / 60)
      let now = selected(screen)
      if now.first != seen.last { seen += now }
    }
    screen.finishAnimations()
    #expect(seen == [0, 1, 2, 3, 4] && selected(screen) == [4], "\(seen)")
  }
}
