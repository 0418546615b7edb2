import SwiftUI

/// Tabs and sections that share one value: `scrollPosition` writes it while a finger scrolls, and follows it when a tab sets it.
struct SectionsTodayScreen: View {
  @State private var section: Int? = 0
  @State private var tab: Int? = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(Stall.all) { stall in
            StallTab(stall: stall, isSelected: stall.id == section) {
              withAnimation(.easeInOut(duration: 0.4)) { section = stall.id }
            }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $tab, anchor: .center)
      .background(.bar)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Stall.all) { stall in
            if stall.id == Stall.all.last?.id {
              // It fills the screen, so that it can come to the top, too.
              StallSection(stall: stall).containerRelativeFrame(.vertical, alignment: .top)
            } else {
              StallSection(stall: stall)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $section, anchor: .top)
    }
    .background(Palette.ground)
    .onChange(of: section) { _, section in
      withAnimation(.easeInOut(duration: 0.25)) { tab = section }
    }
  }
}

#Preview {
  SectionsTodayScreen()
}
