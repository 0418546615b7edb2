import SwiftUI

/// Tabs that lead to sections by a `ScrollViewReader`, and sections that lead the tabs by preferences.
struct SectionsThenScreen: View {
  @State private var lead = SectionLead()
  /// How often a tab has sent the content to a section; animated along with each way.
  @State private var ways: CGFloat = 0

  var body: some View {
    ScrollViewReader { page in
      VStack(spacing: 0) {
        StallStrip(selection: lead.selection) { stall in
          lead.press(stall)
          withAnimation(.easeInOut(duration: 0.4)) {
            ways += 1
            page.scrollTo(SectionID(stall: stall), anchor: .top)
          }
        }
        GeometryReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(Stall.all, id: \.sectionID) { stall in
                StallSection(stall: stall)
                  // The last one fills the screen, so that it can come to the top, too.
                  .frame(minHeight: stall.id == Stall.all.last?.id ? proxy.size.height : nil, alignment: .top)
                  .background { SectionTopReader(stall: stall.id) }
              }
            }
          }
        }
        .coordinateSpace(name: SectionTopReader.space)
        .onPreferenceChange(LeadingSectionKey.self) { section in
          // Said in each frame of a scroll; written, and with it all here evaluated, where another section leads.
          if let section, section.stall != lead.top { lead.take(section.stall) }
        }
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            if lead.isOnItsWay { lead.release() }
          }
        )
        .modifier(Arrival(of: ways) { lead.release() })
      }
    }
    .background(Palette.ground)
  }
}

/// A section's identity, which is not that of its tab: the reader around both looks for the first view with it.
///
/// It is that of the loop's element and not one given by `id(_:)`: sections that are not made yet are found by it.
private struct SectionID: Hashable {
  let stall: Int
}

extension Stall {
  fileprivate var sectionID: SectionID { SectionID(stall: id) }
}

/// Which section leads: the one at the top, or the one that a tab asked for while the content is on its way there.
struct SectionLead: Equatable {
  private(set) var selection = 0
  /// The section at the top.
  private(set) var top = 0
  private var goal: Int?

  /// Whether the content moves to a tab's section.
  var isOnItsWay: Bool { goal != nil }

  /// A tab was pressed.
  mutating func press(_ stall: Int) {
    selection = stall
    goal = stall
  }

  /// The way to a tab's section is over, or a finger takes over: the section at the top leads.
  mutating func release() {
    goal = nil
    selection = top
  }

  /// Another section is at the top.
  mutating func take(_ stall: Int) {
    top = stall
    if goal == nil { selection = stall }
  }
}

/// Says where a section begins, below it and without a size of its own.
private struct SectionTopReader: View {
  static let space = "market"
  let stall: Int

  var body: some View {
    GeometryReader { proxy in
      let top = SectionTop(stall: stall, top: proxy.frame(in: .named(Self.space)).minY)
      Color.clear.preference(key: LeadingSectionKey.self, value: top)
    }
  }
}

/// A section, and where it begins below the top of the scroll view.
private struct SectionTop: Equatable {
  /// How far below the top a section may begin and still lead, in points.
  static let tolerance: CGFloat = 1
  let stall: Int
  let top: CGFloat

  /// Whether this section and not the other one is at the top: the lowest of those that began above it, else the first.
  func leads(_ other: SectionTop) -> Bool {
    switch (top <= Self.tolerance, other.top <= Self.tolerance) {
    case (true, true): top > other.top
    case (false, false): top < other.top
    case (let isAbove, _): isAbove
    }
  }
}

private struct LeadingSectionKey: PreferenceKey {
  static let defaultValue: SectionTop? = nil
  static func reduce(value: inout SectionTop?, nextValue: () -> SectionTop?) {
    guard let next = nextValue(), value.map(next.leads) ?? true else { return }
    value = next
  }
}

/// The tabs, which keep the chosen one in sight.
private struct StallStrip: View {
  let selection: Int
  let press: (Int) -> Void

  var body: some View {
    ScrollViewReader { strip in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(Stall.all) { stall in
            StallTab(stall: stall, isSelected: stall.id == selection) { press(stall.id) }
              .id(stall.id)
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
      }
      .background(.bar)
      .onChange(of: selection) { _, selection in
        withAnimation(.easeInOut(duration: 0.25)) { strip.scrollTo(selection, anchor: .center) }
      }
    }
  }
}

#Preview {
  SectionsThenScreen()
}
