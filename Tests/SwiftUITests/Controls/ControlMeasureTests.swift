import ApusTesting
import Foundation
import SwiftUI
import Testing

/// Controls outside of lists, beside pictures of iPhones 393 × 852 unless said.
@MainActor
@Suite("Controls measure what iOS's do") struct ControlMeasureTests {
  private static let sports = ["Baseball", "Basketball", "Football", "Golf", "Hockey"]

  @Test("segments below a bar: 16 below it, 32 high, as wide as the screen leaves; a group of controls 7 below (Facts 4.8)")
  func segments() throws {
    let screen = Screen(.phone()) {
      NavigationStack {
        VStack {
          Picker("", selection: .constant("Football")) { ForEach(Self.sports, id: \.self) { Text($0) } }.pickerStyle(.segmented)
          ControlGroup { ForEach(Self.sports, id: \.self) { name in Button(name + "s") {} } }
          Spacer()
        }
        .padding().navigationBarTitle("Sports", displayMode: .inline)
      }
    }
    let segments = try Self.sports.map { try screen.button($0).frame }
    let group = try screen.button("Golfs").frame
    expect([
      Measure("their beginning", segments[0].minX, 16), Measure("their end", segments[4].maxX, 377),
      Measure("their top", segments[0].minY, 113.67), Measure("their height", segments[0].height, 32),
      Measure("the group", group.minY, 152.67), Measure("its height", group.height, 32),
    ])
  }

  @Test("bordered buttons: 24 wider than their text, 34.33 high, 8 apart (Facts 3.3)")
  func bordered() throws {
    let screen = Screen(.phone()) {
      VStack {
        Button("Go Ape!") {}.buttonStyle(.borderedProminent)
        Button("Execute") {}.buttonStyle(.borderedProminent)
        Button("Toggle Preferences") {}.buttonStyle(.bordered)
        HStack {
          Button("Left") {}.buttonStyle(.bordered)
          Button("Right") {}.buttonStyle(.bordered)
        }
      }
    }
    let frames = try ["Go Ape!", "Execute", "Toggle Preferences", "Left", "Right"].map { try screen.button($0).frame }
    expect([
      Measure("Go Ape!", frames[0].width, 85.33), Measure("its height", frames[0].height, 34.33),
      Measure("Execute", frames[1].width, 84.67), Measure("below it", frames[1].minY - frames[0].maxY, 8),
      Measure("Toggle Preferences", frames[2].width, 171.33), Measure("its height", frames[2].height, 34.33),
      Measure("beside each other", frames[4].minX - frames[3].maxX, 8),
    ])
    let fill = screen.pixel(frames[2].minX + 6, frames[2].midY)
    #expect(fill.isNear(Pixel(233, 233, 235), within: 2), "\(fill)")
  }

  @Test("fields with a border: 34 high and 8 apart, letters 7 inside, and a button 8 below (Facts 3.3)")
  func fields() throws {
    let screen = Screen(.phone()) {
      VStack {
        TextField("Hirst", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Last", text: .constant("")).textFieldStyle(.roundedBorder)
        Button("Button") {}.buttonStyle(.bordered)
      }
      .padding()
    }
    let button = try screen.button("Button").frame
    let all = screen.ink(in: CGRect(x: 0, y: button.minY - 120, width: 100, height: 119), by: 20)
    let side = screen.ink(in: CGRect(x: 26, y: button.minY - 120, width: 2, height: 112), by: 20)
    let letters = screen.ink(in: CGRect(x: 19, y: all.minY + 5, width: 30, height: 22), by: 40)
    expect([
      Measure("the first one's side", all.minX, 16), Measure("both", all.height, 34 + 8 + 34),
      Measure("to the button", button.minY - all.maxY, 8), Measure("letters", letters.minX, 24.33),
      Measure("their middle", letters.midY - all.minY, 17), Measure("a border's top", side.minY, all.minY),
    ])
  }

  @Test("toggles are 31 high and 8 apart, and end 2 beyond what is around them (Facts 3.3)")
  func toggles() {
    let screen = Screen(.phone()) {
      VStack {
        Toggle("First", isOn: .constant(false))
        Toggle("Second", isOn: .constant(false))
      }
      .padding()
    }
    // The middle of the safe area is at 438.5.
    let both = screen.ink(in: CGRect(x: 361, y: 340, width: 1, height: 200), by: 18)
    let upper = screen.ink(in: CGRect(x: 361, y: 340, width: 1, height: 98), by: 18)
    let ends = screen.ink(in: CGRect(x: 300, y: both.minY + 14, width: 90, height: 3), by: 18)
    expect([
      Measure("the upper one", upper.height, 31), Measure("both", both.height, 31 + 8 + 31),
      Measure("the end", ends.maxX, 377 + 2), Measure("its width", ends.width, 51),
    ])
  }

  @Test("a box in a box: 16 around everything, texts in the middle (Facts 3.7)")
  func boxes() throws {
    let screen = Screen(.phone()) {
      GroupBox {
        GroupBox {
          Text("Xhere were other\nplayers on the team\nof a colour").accessibilityIdentifier("text")
        } label: {
          Text("Oilers")
        }
      } label: {
        Text("Edmonton Years")
      }
      .padding()
    }
    let (outer, inner, text) = (
      try screen.text("Edmonton Years").frame, try screen.text("Oilers").frame, try screen.element("text").frame
    )
    expect([
      Measure("outer label", outer.minX, 32), Measure("inner label", inner.minX, 48),
      Measure("the text's middle", text.midX, 196.5),
    ])
    let (box, column) = (
      screen.ink(in: CGRect(x: 2, y: outer.midY, width: 389, height: 1), by: 8), CGRect(x: 24, y: 200, width: 1, height: 500)
    )
    let sides = screen.ink(in: column, by: 8)
    expect([
      Measure("outer box", box.minX, 16), Measure("its end", box.maxX, 377), Measure("its top", outer.minY - sides.minY, 16),
      Measure("its lower edge", sides.maxY - text.maxY, 32), Measure("inner box", inner.minX - 16, 32),
    ])
  }

  @Test("a stepper stands where the line ends, and its label in its middle (Facts 3.3)")
  func stepper() throws {
    let screen = Screen(.phone()) { VStack { Stepper("Hine", value: .constant(1)) }.padding() }
    let box = screen.ink(in: CGRect(x: 200, y: 380, width: 190, height: 80), by: 8)
    let label = screen.ink(in: CGRect(x: 10, y: 380, width: 60, height: 80))
    expect([
      Measure("the stepper", box.minX, 283.33), Measure("its end", box.maxX, 377), Measure("its height", box.height, 32),
      Measure("the label's baseline below its top", label.maxY - box.minY, 188.3 - 165.67),
    ])
  }
}
