import ApusTesting
import SwiftUI
import Testing

@testable import TownRanking

/// Ten minutes of fingers that know nothing, in parts, on the app and on a screen of everything that moves.
@MainActor
struct RandomGestureTests {
  private struct TownRoot: View {
    @State private var kind = RankingKind.rent
    var body: some View {
      VStack(spacing: 0) {
        KindTabBar(selection: $kind, width: 390)
        RankingPagesView(selection: $kind, ranking: RandomGestureTests.ranking, bottomInset: 0)
      }
    }
  }

  private static let ranking = TownRanking(townRankingsForRent: towns("借"), townRankingsForBuy: towns("買"))
  private static func towns(_ prefix: String) -> [Town] {
    (1...20).map {
      Town(rank: $0, townName: "\(prefix)\($0)", isRankUp: $0 % 2 == 0, rankFluctuation: $0, availableLine: "JR線")
    }
  }

  /// Lists, pages, transitions, gestures and buttons in each other's way.
  private struct Playground: View {
    @State private var rows = Array(0..<30)
    @State private var next = 30
    @State private var isOpen = false
    @State private var page = 0
    @GestureState private var drag = CGSize.zero
    @State private var zoom = 1.0
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 4) {
            HStack {
              Button("open") { withAnimation(.bouncy) { isOpen.toggle() } }
              Button("jump") { withAnimation { proxy.scrollTo(rows.last) } }
              Button("add") {
                withAnimation(.spring(duration: 0.3)) {
                  rows.insert(next, at: min(2, rows.count))
                  next += 1
                }
              }
            }
            if isOpen {
              RoundedRectangle(cornerRadius: 20).fill(.orange).frame(height: 120).transition(.scale.combined(with: .opacity))
                .onLongPressGesture(minimumDuration: 0.3) { isOpen = false }
            }
            TabView(selection: $page) {
              ForEach(0..<3, id: \.self) { Text("page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).tag($0) }
            }
            .tabViewStyle(.page)
            .frame(height: 120)
            Circle().fill(.blue).frame(width: 80, height: 80).scaleEffect(zoom).offset(drag)
              .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
              .simultaneousGesture(
                MagnifyGesture().onChanged { zoom = min(max($0.magnification, 0.5), 2) }
                  .onEnded { _ in withAnimation(.snappy) { zoom = 1 } }
              )
              .onTapGesture(count: 2) { withAnimation { page = (page + 1) % 3 } }
            ScrollView(.horizontal) {
              HStack { ForEach(0..<20, id: \.self) { Text("cell \($0)").frame(width: 90, height: 50).background(.gray) } }
            }
            ForEach(rows, id: \.self) { row in
              Button("row \(row)") { withAnimation(.linear(duration: 0.2)) { rows.removeAll { $0 == row } } }
                .frame(maxWidth: .infinity, minHeight: 44)
                .transition(.move(edge: .leading))
            }
          }
        }
      }
    }
  }

  /// Acts for seconds of the screen's clock.
  private func play(_ screen: Screen, seconds: Double, seed: UInt64) {
    var dice = SplitMix(seed: seed)
    func place() -> CGPoint {
      CGPoint(x: CGFloat.random(in: -20...410, using: &dice), y: CGFloat.random(in: -20...860, using: &dice))
    }
    var elapsed = 0.0
    while elapsed < seconds {
      var wait = Double.random(in: 0...0.6, using: &dice)
      switch Int.random(in: 0..<7, using: &dice) {
      case 0, 1: screen.tap(at: place())
      case 2, 3:
        let duration = Double.random(in: 0.02...0.5, using: &dice)
        let rest = Bool.random(using: &dice) ? 0.2 : 0
        screen.drag(from: place(), to: place(), duration: duration, rest: rest)
        wait += duration + rest
      case 4:
        screen.press(at: place(), duration: 0.4)
        wait += 0.4
      case 5: screen.scroll(by: CGFloat.random(in: -600...600, using: &dice))
      default:
        // Two fingers, the second of which may stay down for a while.
        screen.touchDown(at: place(), finger: 1)
        screen.touchDown(at: place(), finger: 2)
        for _ in 0..<4 { screen.touchMove(to: place(), finger: Int.random(in: 1...2, using: &dice)) }
        screen.touchUp(at: place(), finger: 1)
        screen.advance(by: 0.1)
        screen.touchUp(at: place(), finger: 2)
        wait += 0.1
      }
      screen.advance(by: wait)
      elapsed += max(wait, 0.05)
    }
  }

  @Test("nothing crashes, everything comes to rest, and no node is left", arguments: Seeds.chosen(from: 1..<11 as Range<UInt64>))
  func playground(seed: UInt64) {
    let screen = Screen { Playground() }
    play(screen, seconds: 30, seed: seed)
    screen.finishAnimations()
    screen.finishAnimations()
    #expect(!screen.isAnimating)
    screen.forgetWork()
    screen.advance(by: 2)
    #expect(screen.work == .none)
    screen.close()
    #expect(screen.liveNodes == 0)
  }

  @Test("TownRanking bears five minutes, in ten parts", arguments: Seeds.chosen(from: 1..<11 as Range<UInt64>))
  func townRanking(seed: UInt64) {
    let screen = Screen { TownRoot() }
    play(screen, seconds: 30, seed: 0xDEAD_BEEF_0BAD_CAFE &* seed)
    screen.finishAnimations()
    screen.finishAnimations()
    #expect(!screen.isAnimating)
    screen.close()
    #expect(screen.liveNodes == 0)
  }
}
