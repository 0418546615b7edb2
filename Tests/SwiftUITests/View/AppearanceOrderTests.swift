import ApusTesting
import SwiftUI
import Testing

@Suite("Order of appearing and disappearing (Facts 9.1)")
@MainActor
struct AppearanceOrderTests {
  private final class Log { var entries: [String] = [] }

  private struct Replaced<Shown: View>: View {
    let log: Log
    let animation: Animation?
    @ViewBuilder let show: (AnyView, Int) -> Shown
    @State private var id = 0
    var body: some View {
      VStack {
        Button("go") { withAnimation(animation) { id += 1 } }
        show(
          AnyView(
            Color.red.frame(height: 10)
              .onAppear { log.entries.append("appear \(id)") }.onDisappear { log.entries.append("disappear \(id)") }), id)
      }
    }
  }

  /// What happens when the id changes.
  private func log<Shown: View>(
    _ animation: Animation? = nil, @ViewBuilder _ show: @escaping (AnyView, Int) -> Shown
  ) throws -> [String] {
    let log = Log()
    let screen = Screen { Replaced(log: log, animation: animation, show: show) }
    #expect(log.entries == ["appear 0"])
    log.entries = []
    try screen.button("go").tap()
    screen.finishAnimations()
    return log.entries
  }

  /// A view that stands for one, whatever it shows.
  private struct One<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { ZStack { content } }
  }

  @Test(
    "with the default transition the new view appears first; the actions read the new state",
    arguments: [nil, .linear(duration: 0.2)] as [Animation?])
  func byDefault(animation: Animation?) throws {
    let expected = ["appear 1", "disappear 1"]
    #expect(try log(animation) { $0.id($1) } == expected)
    #expect(try log(animation) { $0.transition(.opacity).id($1) } == expected)
    #expect(try log(animation) { $0.id($1).transition(.opacity) } == expected)
    #expect(try log(animation) { view, id in One { view.id(id) } } == expected)
  }

  @Test(
    "with the identity transition the old view disappears first", arguments: [nil, .linear(duration: 0.2)] as [Animation?])
  func identity(animation: Animation?) throws {
    let expected = ["disappear 1", "appear 1"]
    #expect(try log(animation) { $0.id($1).transition(.identity) } == expected)
    #expect(try log(animation) { $0.transition(.identity).id($1) } == expected)
    #expect(try log(animation) { view, id in One { view.id(id).transition(.identity) } } == expected)
    #expect(try log(animation) { $0.frame(width: 5).id($1).padding(2).transition(IdentityTransition()) } == expected)
    #expect(try log(animation) { $0.id($1).transition(.asymmetric(insertion: .opacity, removal: .identity)) } == expected)
  }

  @Test("an AnyView without views appears, and does so once when it has something to show later")
  func later() throws {
    struct Loading: View {
      let log: Log
      @State private var isLoaded = false
      var body: some View {
        VStack {
          Button("load") { isLoaded.toggle() }
          (isLoaded ? AnyView(Text("loaded")) : AnyView(EmptyView()))
            .onAppear { log.entries.append("appear") }
            .onChange(of: isLoaded) { log.entries.append("change") }
            .onDisappear { log.entries.append("disappear") }
        }
      }
    }
    let log = Log()
    let screen = Screen { Loading(log: log) }
    #expect(log.entries == ["appear"])
    try screen.button("load").tap()
    #expect(log.entries == ["appear", "change"] && screen.contains("loaded"))
  }

  @Test("a view that shows nothing appears, wherever it is")
  func nothing() {
    struct Loader: View {
      let log: Log
      var body: some View { AnyView(EmptyView()).onAppear { log.entries.append("loader") } }
    }
    let log = Log()
    _ = Screen { AnyView(EmptyView()).onAppear { log.entries.append("root") } }
    #expect(log.entries == ["root"])
    log.entries = []
    _ = Screen { Loader(log: log) }
    #expect(log.entries == ["loader"])
    log.entries = []
    _ = Screen { Color.red.background { AnyView(EmptyView()).onAppear { log.entries.append("layer") } } }
    #expect(log.entries == ["layer"])
    log.entries = []
    _ = Screen {
      VStack {
        Text("a"); AnyView(EmptyView()).onAppear { log.entries.append("stack") }
      }
    }
    #expect(log.entries == ["stack"])
  }
}
