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
        .onPreferenceChange(SectionTopsKey.self) { lead.take($0) }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in lead.release() })
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
  private var goal: Int?
  private var tops: [Int: CGFloat] = [:]
  /// How far below the top a section may begin and still lead, in points.
  static let tolerance: CGFloat = 1

  /// A tab was pressed.
  mutating func press(_ stall: Int) {
    selection = stall
    goal = stall
  }

  /// The way to a tab's section is over, or a finger takes over: the section at the top leads.
  mutating func release() {
    guard goal != nil else { return }
    goal = nil
    follow()
  }

  /// The sections that are there begin at other places.
  mutating func take(_ new: [Int: CGFloat]) {
    tops = new
    if goal == nil { follow() }
  }

  private mutating func follow() {
    let above = tops.filter { $0.value <= Self.tolerance }
    if let top = above.max(by: { $0.value < $1.value })?.key ?? tops.keys.min() { selection = top }
  }
}

/// Says where a section begins, below it and without a size of its own.
private struct SectionTopReader: View {
  static let space = "market"
  let stall: Int

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: SectionTopsKey.self, value: [stall: proxy.frame(in: .named(Self.space)).minY])
    }
  }
}

private struct SectionTopsKey: PreferenceKey {
  static var defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue()) { $1 }
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
