import SwiftUI

struct WordGame: View {
  enum Mark { case none, near, right }
  @State private var guesses: [String] = []
  @State private var word = ""
  @State private var shakes = 0
  let solution = "SWIFT"

  private func mark(_ row: Int, _ column: Int) -> Mark {
    guard row < guesses.count else { return .none }
    let letter = Array(guesses[row])[column]
    return Array(solution)[column] == letter ? .right : solution.contains(letter) ? .near : .none
  }

  var body: some View {
    VStack(spacing: 6) {
      ForEach(0..<6) { row in
        HStack(spacing: 6) {
          ForEach(0..<5) { column in
            let letters = row < guesses.count ? Array(guesses[row]) : row == guesses.count ? Array(word) : []
            Text(column < letters.count ? String(letters[column]) : " ")
              .font(.title.bold())
              .frame(width: 52, height: 52)
              .foregroundStyle(row < guesses.count ? .white : .primary)
              .background(mark(row, column) == .right ? Color.green : mark(row, column) == .near ? .yellow : .gray.opacity(0.3))
              .border(row == guesses.count ? Color.gray : .clear, width: 2)
              .rotation3DEffect(.degrees(row < guesses.count ? 360 : 0), axis: (x: 1, y: 0, z: 0))
              .animation(.easeInOut.delay(Double(column) * 0.15), value: guesses)
          }
        }
        .offset(x: row == guesses.count ? CGFloat(shakes % 2) * 6 : 0)
      }
      TextField("Guess", text: $word)
        .onChange(of: word) { old, new in
          word = String(new.uppercased().prefix(5))
          if new.count > 5 { shakes += 1 }
        }
        .onSubmit {
          guard word.count == 5 else { return shakes += 1 }
          guesses.append(word)
          word = ""
        }
    }
  }
}
