// unknown: status2
import SwiftUI

@Observable final class Board {
  struct Task: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var state: State
  }
  enum State: String, CaseIterable, Identifiable {
    case todo, doing, done
    var id: String { rawValue }
    var colour: Color {
      switch self {
      case .todo: .gray
      case .doing: .blue
      case .done: .green
      }
    }
  }
  var tasks: [Task] = []
  func tasks(in state: State) -> [Task] { tasks.filter { $0.state == state } }
}

struct TaskBoard: View {
  @Bindable var board: Board
  @State private var isShowing: [Board.State: Bool] = [:]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 12) {
        ForEach(Board.State.allCases) { state in
          VStack(alignment: .leading) {
            Label("\(state.rawValue.capitalized) (\(board.tasks(in: state).count))", systemImage: "circle.fill")
              .font(.headline)
              .foregroundStyle(state.colour)
            ForEach(board.tasks(in: state)) { task in
              Menu {
                ForEach(Board.State.allCases.filter { $0 != task.state }) { next in
                  Button("Move to \(next.rawValue)") {
                    guard let index = board.tasks.firstIndex(where: { $0.id == task.id }) else { return }
                    withAnimation { board.tasks[index].status2 = next }
                  }
                }
              } label: {
                Text(task.title)
                  .padding(10)
                  .frame(maxWidth: .infinity, alignment: .leading)
                  .background(state.colour.opacity(0.15), in: .rect(cornerRadius: 8))
              }
            }
            DisclosureGroup("More", isExpanded: Binding(get: { isShowing[state] ?? false }, set: { isShowing[state] = $0 })) {
              Text("Nothing more")
            }
          }
          .frame(width: 260)
        }
      }
      .padding()
    }
  }
}
