import ApusTesting
import SwiftUI
import Testing

@Suite("Pictures of tab bars and materials")
@MainActor
struct TabPictureTests {
  private func screen<V: View>(_ size: CGSize, @ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = size
        $0.scale = 2
      },
      content: view)
  }

  /// Content that passes beneath a bar.
  private struct Stripes: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<12, id: \.self) { row in
            HStack {
              Text("Row \(row)")
              Spacer()
              Capsule().fill([Color.orange, .green, .blue, .pink][row % 4]).frame(width: 150, height: 18)
            }
            .padding(.horizontal).frame(height: 28)
          }
        }
      }
    }
  }

  private var bar: some View {
    TabView(selection: .constant(1)) {
      Stripes().tabItem { Label("House", systemImage: "house") }.badge(2).tag(0)
      Stripes().tabItem { Label("Favorites", systemImage: "heart") }.tag(1)
      Stripes().tabItem {
        Text("Person")
        Image(systemName: "person")
      }.badge("Late").tag(2)
      Stripes().tabItem { Label("Settings", systemImage: "gearshape") }.tag(3)
    }
    .frame(height: 120)
    .background()
  }

  @Test("tab bars: light, dark, from right to left, with large texts")
  func bars() {
    screen(CGSize(width: 393, height: 480)) {
      VStack(spacing: 0) {
        bar
        bar.environment(\.colorScheme, .dark)
        bar.environment(\.layoutDirection, .rightToLeft).tint(.purple)
        bar.environment(\.dynamicTypeSize, .accessibility2)
      }
    }.expectImage("tab-bars")
  }

  @Test("the capsule of a wide window")
  func wide() {
    struct Wide: View {
      var body: some View {
        TabView {
          Tab("Watch Now", systemImage: "play") {
            Text("now").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
          }
          Tab("Library", systemImage: "books.vertical") {}.badge(3)
          TabSection("Lists") { Tab("Favorites", systemImage: "heart") {} }
          Tab(role: .search) {}
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    screen(CGSize(width: 760, height: 300)) { Wide() }.expectImage("tab-capsule")
  }

  @Test("materials over something colourful, light and dark")
  func materials() {
    func column(_ scheme: ColorScheme) -> some View {
      VStack(spacing: 8) {
        ForEach(Array([Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar].enumerated()), id: \.offset) {
          _, material in
          Text("Material").frame(width: 130, height: 40).background(material, in: RoundedRectangle(cornerRadius: 12))
        }
      }
      .padding(15)
      .background {
        VStack(spacing: 0) { ForEach(0..<16, id: \.self) { [Color.red, .white, .blue, .black, .green][$0 % 5] } }
      }
      .environment(\.colorScheme, scheme)
    }
    screen(CGSize(width: 320, height: 318)) {
      HStack(spacing: 0) {
        column(.light)
        column(.dark)
      }
    }.expectImage("materials")
  }
}
