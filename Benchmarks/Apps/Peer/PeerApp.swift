import Foundation
import SwiftUI

/// The workloads that other toolkits run too: see README.md beside the peers.
///
/// PEER_WORKLOAD and PEER_ROWS in the environment say which; the app drives itself, one step a frame, and ends.
@main
struct PeerApp: App {
  private let workload = Workload(environment: ProcessInfo.processInfo.environment)

  var body: some Scene {
    WindowGroup { PeerView(workload: workload) }
  }
}

struct Workload {
  /// The workloads of the peers, and three of our own: a label below many views, one beside many, and screens that are pushed above
  /// a long list and popped.
  enum Kind: String { case first, rows, scroll, jump, update, relayout, depth, breadth, push }
  var kind: Kind
  var rows: Int

  init(environment: [String: String]) {
    kind = environment["PEER_WORKLOAD"].flatMap(Kind.init) ?? .rows
    rows = environment["PEER_ROWS"].flatMap { Int($0) } ?? 100_000
  }

  /// How many steps are taken.
  var steps: Int {
    switch kind {
    case .first, .rows: 0
    case .scroll: 600
    case .jump: 200
    case .update: 500
    case .relayout: 50
    case .depth, .breadth: 200
    case .push: 600
    }
  }
}

/// What the label of `depth` and `breadth` shows.
final class Toggle: ObservableObject { @Published var isOn = false }

struct PeerView: View {
  let workload: Workload
  @State private var position = ScrollPosition(y: 0)
  @State private var isToggled = false
  @State private var isWide = false
  @State private var offset = 0.0
  @State private var toggle = Toggle()
  @State private var path: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      Text("住みたい街ランキング2021(首都圏)").font(.system(size: 17, weight: .bold)).frame(height: 44)
      HStack(spacing: 0) {
        Text("借りて住みたい").font(.system(size: 17, weight: .bold)).foregroundColor(.rank).frame(width: 195, height: 42)
        Text("買って住みたい").font(.system(size: 17, weight: .bold)).foregroundColor(.gray).frame(width: 195, height: 42)
      }
      Rectangle().fill(Color.rank).frame(width: 195, height: 2).frame(maxWidth: .infinity, alignment: .leading)
      content
    }
    .background(Color(red: 0.95, green: 0.95, blue: 0.97))
    .background(Driver(steps: workload.steps, step: step))
  }

  @ViewBuilder private var content: some View {
    switch workload.kind {
    case .first:
      ScrollView { VStack(spacing: 0) { ForEach(0..<workload.rows, id: \.self) { Card(index: $0, isToggled: false) } } }
    case .depth: Nest(depth: workload.rows, toggle: toggle)
    case .breadth:
      ScrollView {
        VStack(spacing: 0) {
          Leaf(toggle: toggle)
          ForEach(1..<workload.rows, id: \.self) { Text(verbatim: "\($0)").frame(width: 200, height: 20) }
        }
      }
    case .push:
      NavigationStack(path: $path) {
        List(0..<workload.rows, id: \.self) { index in
          NavigationLink(value: index) { Label("\(index)", systemImage: "building.2") }
        }
        .navigationTitle("Towns")
        .navigationDestination(for: Int.self) { Card(index: $0, isToggled: false).navigationTitle("\($0)") }
      }
    case .relayout:
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Table().frame(width: isWide ? 6000 : 5000) }
    default:
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<workload.rows, id: \.self) { index in Card(index: index, isToggled: index == 1 && isToggled) }
        }
      }
      .scrollPosition($position)
    }
  }

  private func step() {
    switch workload.kind {
    case .first, .rows: break
    case .scroll:
      offset += 24
      position.scrollTo(y: offset)
    case .jump: position.scrollTo(y: drand48() * (Double(workload.rows) * 80 - 756))
    case .update: isToggled.toggle()
    case .relayout: isWide.toggle()
    case .depth, .breadth: toggle.isOn.toggle()
    case .push:
      // A push or a pop takes 21 frames, and a little of it is over only later.
      offset += 1
      if Int(offset) % 30 == 1 { path = path.isEmpty ? [Int(offset)] : [] }
    }
  }
}

/// A label with so many views around it.
struct Nest: View {
  let depth: Int
  let toggle: Toggle

  var body: some View {
    if depth == 0 { Leaf(toggle: toggle) } else { VStack { Nest(depth: depth - 1, toggle: toggle) } }
  }
}

struct Leaf: View {
  @ObservedObject var toggle: Toggle

  var body: some View { Text(verbatim: toggle.isOn ? "on" : "off").frame(width: 200, height: 20) }
}

/// Takes a step in each frame, after twenty frames in which nothing happens, and ends the process after the last one.
struct Driver: View {
  let steps: Int
  let step: () -> Void
  @State private var clock = FrameCount()

  var body: some View {
    if steps > 0 {
      TimelineView(.animation) { timeline in
        Color.clear.frame(width: 0, height: 0).onChange(of: timeline.date) {
          clock.frames += 1
          if clock.frames > 20 + steps { exit(0) }
          if clock.frames > 20 { step() }
        }
      }
    }
  }
}

final class FrameCount { var frames = 0 }

struct Card: View {
  let index: Int
  let isToggled: Bool

  private static let towns = ["本厚木", "大宮", "葛西", "八王子", "池袋", "千葉", "蕨", "三鷹", "柏", "川崎"]
  private static let lines = [
    "小田急小田原線", "JR京浜東北・根岸線ほか", "東京メトロ東西線", "JR中央線ほか", "JR山手線ほか", "JR総武線ほか", "JR京浜東北・根岸線",
    "JR中央線ほか", "JR常磐線ほか", "JR東海道本線ほか",
  ]

  var body: some View {
    HStack(spacing: 16) {
      Text(verbatim: "\(index + 1)").font(.system(size: 15, weight: .bold)).foregroundColor(.white)
        .frame(width: 30, height: 30).background(Circle().fill(Color.rank))
      VStack(spacing: 4) {
        Text(verbatim: index % 2 == 1 ? "↓" : "↑").font(.system(size: 12)).foregroundColor(.white)
          .frame(width: 20, height: 20).background(Circle().fill(change))
        Text(verbatim: "\(index % 9 + 1)" + (index % 2 == 1 ? "ダウン" : "アップ")).font(.system(size: 13)).foregroundColor(change)
      }
      .frame(width: 56)
      Text(verbatim: isToggled ? "八王子" : Self.towns[index % 10]).font(.system(size: 17, weight: .bold))
        .foregroundColor(isToggled ? .rank : .primary)
      Spacer(minLength: 0)
      Text(verbatim: Self.lines[index % 10]).font(.system(size: 13)).foregroundColor(.gray).frame(width: 90, alignment: .leading)
    }
    .padding(.horizontal, 16)
    .frame(height: 70)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color.white).shadow(color: .black.opacity(0.16), radius: 3, y: 3))
    .padding(.horizontal, 16)
    .padding(.vertical, 5)
  }

  private var change: Color { index % 2 == 1 ? .blue : .red }
}

/// Ten thousand labels in a hundred rows.
struct Table: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<100) { y in
        HStack(spacing: 0) {
          ForEach(0..<100) { x in
            Text(verbatim: "\(y * 100 + x)").font(.system(size: 15)).lineLimit(1).frame(maxWidth: .infinity)
          }
        }
      }
    }
  }
}

extension Color {
  static let rank = Color(red: 0.94, green: 0.39, blue: 0)
}
