import ApusTesting
import CoreGraphicsTypes
import Foundation
import LaunchContract
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Elements that somebody outside was told of")
struct RemoteElementListTests {
  private func covered(_ view: some View) -> [String?] {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 200) }) { view }
    var list = RemoteElementList()
    return list.read(screen.engine, parts: true).elements.filter { $0.covered == true }.map(\.label)
  }

  @Test("say where something else lies over the middle of them")
  func coveredElements() {
    let button = Button("Add") {}
    #expect(covered(button) == [])
    #expect(covered(button.overlay { Color.red.accessibilityHidden(true) }) == ["Add"])
    #expect(covered(button.overlay { Color.red.accessibilityHidden(true).allowsHitTesting(false) }) == [])
    #expect(covered(button.background { Color.red.accessibilityHidden(true) }) == [])
    let list = List {
      Button("Row") {}
      Text("Plain")
      Toggle("On", isOn: .constant(true))
    }
    #expect(covered(list) == [])
    let apart = HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }.accessibilityElement(children: .combine)
    #expect(covered(apart.background { Color.red.accessibilityHidden(true) }) == [])
    #expect(covered(ScrollView { button }) == [])
  }

  @Test("lie in each other at levels, and the innermost one has the focus")
  func levels() throws {
    let screen = Screen {
      VStack {
        TextField("Name", text: .constant("")).accessibilityIdentifier("field")
      }.accessibilityElement(children: .contain).accessibilityLabel("Form")
    }
    try screen.textField("Name").tap()
    var list = RemoteElementList()
    let elements = list.read(screen.engine)
    let form = try #require(elements.first { $0.label == "Form" })
    let field = try #require(elements.first { $0.identifier == "field" })
    #expect(field.level == form.level + 1 && field.focused == true && form.focused == nil)
    #expect(try list.element(field.ref, in: screen.engine).identifier == "field")
    list.removeAll()
    #expect(throws: LaunchError.self) { try list.element(field.ref, in: screen.engine) }
  }

  private struct Harbor: View {
    @State private var code = ""
    @State private var notes = ""
    @State private var month = 1

    var body: some View {
      NavigationStack {
        List {
          Button {
          } label: {
            Text("Aurora!")
          }
          SecureField("Code", text: $code)
        }
        .navigationTitle("Harbor")
        .toolbar {
          ToolbarItem { Button("Add") {} }
          ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
        }
      }
    }
  }

  @Test("lie in bars, lists and scroll views, where these are asked for")
  func parts() throws {
    let screen = Screen { Harbor() }
    var list = RemoteElementList()
    let answer = list.read(screen.engine, parts: true)
    let parts = try #require(answer.parts)
    func part(of label: String) throws -> RemotePart {
      let element = try #require(answer.elements.first { $0.label == label }, "\(answer.elements)")
      return parts[try #require(element.part, "\(label) lies in no part")]
    }
    #expect(try part(of: "Harbor").kind == .navigationBar && part(of: "Add").kind == .navigationBar)
    #expect(try part(of: "Sort").kind == .toolbar && part(of: "Aurora!").kind == .scrollView)
    #expect(answer.elements.first { $0.label == "Aurora!" }?.texts == ["Aurora!"])
    #expect(answer.elements.first { $0.label == "Code" }?.kind == .secureTextField)
    #expect(parts.enumerated().allSatisfy { index, part in part.parent.map { $0 < index } ?? true })
    #expect(answer.elements.map(\.ref) == list.read(screen.engine).map(\.ref))
  }

  @Test("are told apart where their roles are the same")
  func kinds() throws {
    let screen = Screen {
      VStack {
        TextEditor(text: .constant("Notes"))
        Picker("Month", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)") } }.pickerStyle(.wheel)
        Text("Plain").interfacePart(.toolbar)
      }
    }
    var list = RemoteElementList()
    let elements = list.read(screen.engine, parts: true).elements
    #expect(Set(elements.compactMap(\.kind)) == [.textEditor, .pickerWheel])
    #expect(elements.first { $0.label == "Plain" }?.part != nil)
    let plain = list.read(screen.engine)
    #expect(plain.allSatisfy { $0.kind == nil && $0.part == nil && $0.texts == nil })
  }

  @Test("an alert and a dialog are told apart", arguments: [true, false])
  func dialogs(isAlert: Bool) {
    let screen = Screen {
      Color.clear
        .alert("Sorry", isPresented: .constant(isAlert)) { Button("OK") {} }
        .confirmationDialog("What next?", isPresented: .constant(!isAlert), titleVisibility: .visible) { Button("Go") {} }
    }
    var list = RemoteElementList()
    let found = list.read(screen.engine, parts: true).elements.filter { $0.role == "alert" }
    #expect(found.map(\.kind) == [isAlert ? nil : .actionSheet])
  }
}
