import ApusTesting
import CCallgrind
import Foundation
import SwiftUI

// Runs one kind of step some times with callgrind counting:
//
//     valgrind --tool=callgrind --instr-atstart=no InstructionMeter scroll
//
// Steps before that fill caches, so that what is counted is what a step costs in an app that has been running for a while.

private struct Row: View {
  let index: Int
  @State private var isOn = false
  var body: some View {
    HStack {
      Text(verbatim: "\(index)").frame(width: 60)
      Button(isOn ? "on \(index)" : "off \(index)") { isOn.toggle() }
      Spacer()
    }
    .padding(.horizontal)
    .frame(height: 50)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color.white))
  }
}

private struct Rows: View {
  var body: some View {
    ScrollView { LazyVStack(spacing: 10) { ForEach(0..<100_000, id: \.self) { Row(index: $0) } } }
      .background(Color.gray)
  }
}

private func count(_ steps: Int, _ step: () -> Void) {
  for _ in 0..<steps { step() }
  callgrind_begin()
  for _ in 0..<steps { step() }
  callgrind_end()
}

let screen = Screen(
  .init {
    $0.size = CGSize(width: 390, height: 844)
    // What is counted is the engine, without its checks.
    $0.verifiesCaches = false
  }
) { Rows() }
switch CommandLine.arguments.dropFirst().first {
case "scroll":
  count(10) { screen.scroll(by: 24) }
case "update":
  guard let frame = try? screen.button("off 3").frame else { fatalError("row 3 has no button; see Row") }
  count(10) {
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.finishAnimations()
  }
default:
  FileHandle.standardError.write(Data("usage: InstructionMeter scroll|update\n".utf8))
  exit(2)
}
